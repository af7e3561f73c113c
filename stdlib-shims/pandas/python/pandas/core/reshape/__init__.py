"""Changing the shape of tables: pivot, stack, melt, dummies, bins."""
