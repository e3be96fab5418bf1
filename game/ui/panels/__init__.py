"""Parts that several scenes show: nodes with drawings of their own, and what is composed of them."""
