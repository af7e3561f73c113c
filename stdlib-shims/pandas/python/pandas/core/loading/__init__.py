"""How modules that need each other find each other."""
