"""What stands behind the public names of pandas."""
