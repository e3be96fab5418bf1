"""Long texts: set on a page, scrolled, searched, with pictures of cards among the words."""
