"""How fast rules, opponents, lean cores and the solver are, without a window."""
