"""`majlis arena`: opponents of any levels and versions on common deals, until the difference is sure."""
