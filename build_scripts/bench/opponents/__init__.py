"""The speed of rules, opponents, lean cores and the solver, without a window."""
