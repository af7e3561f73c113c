"""Selection and assignment by label and by position: loc, iloc, at, iat."""
