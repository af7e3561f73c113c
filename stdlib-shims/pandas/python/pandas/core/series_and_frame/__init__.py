"""What Series and DataFrame have in common."""
