# Tables wider than any window, wherever they can stand: each scrolls in its own box.
import numpy as np
import pandas as pd

from orchestrator.mcp.viz import generate_report

months = [f"{month} {year}" for year in (2022, 2023, 2024) for month in ("Jan", "Apr", "Jul", "Oct")]
sales = pd.DataFrame(np.arange(48.0).reshape(4, 12) * 1234.5, columns=months, index=pd.Index(["North Rhine-Westphalia", "Bavaria", "Hesse", "Berlin"], name="state"))
shops = pd.DataFrame({
    "shop_id": [30041, 30777], "zip": [10115, 80331], "opened": pd.to_datetime(["1998-03-01", "2015-07-12"]), "year": [1998, 2015],
    "remark": ["The shop on the corner has been open since before the street was built, and nobody knows by whom.", "x" * 300],
})
names = " | ".join(f"column {at}" for at in range(14))
lines = " | ".join(["---"] * 14)
cells = " | ".join(["100,000.00"] * 14)
table = f"| {names} |\n| {lines} |\n| {cells} |"
quoted, listed = ("\n".join(start + line for line in table.splitlines()) for start in ("> ", "  "))
text = f"""# Sales

{{{{ sales }}}}

{{{{ shops }}}}

{table}

> A table in a quotation:
>
{quoted}

- and one in a list

{listed}

<table><tr>{"<td>of_one_very_long_word</td>" * 14}</tr></table>
"""
generate_report(text, title="Wide tables", output="wide.html")
