"""Facets for the figure-level functions, made from the roles of a plotter."""

import pandas as pd

from ._facets import FacetGrid


def facets_for(p, options):
    """A `FacetGrid` by the row and col roles of a plotter."""
    for role in ("row", "col"):
        if role in p and p.names[role] is None:
            p.names[role] = f"_{role}_"
    table = {}
    for role, column in p.columns.items():
        name = p.names.get(role)
        table.setdefault(role if name is None else name, column)
    frame = pd.DataFrame(table) if table else pd.DataFrame()
    return FacetGrid(frame, row=p.names.get("row"), col=p.names.get("col"), **options)


def keep_data(g, p, data):
    """The table the grid shows: the script's own where it gave one."""
    if isinstance(data, pd.DataFrame) and p.form == "long":
        g.data = data.copy()
