"""Methods that Series and DataFrame have in common."""
