"""`query` and `eval`: expressions over columns."""
