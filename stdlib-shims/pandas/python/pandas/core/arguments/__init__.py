"""How arguments are read: kinds of values, axes, what was left out, what is not offered."""
