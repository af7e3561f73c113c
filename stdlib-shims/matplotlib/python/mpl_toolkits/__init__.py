"""Add-ons of matplotlib: `mplot3d`."""
