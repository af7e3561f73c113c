def regions(rows):
    """The regions that occur, sorted."""
    return sorted({row["region"] for row in rows})
