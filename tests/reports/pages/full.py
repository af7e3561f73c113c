# A report with everything: plots, frames, math, code, footnotes, contents.
import numpy as np
import pandas as pd

from orchestrator.mcp import viz
from orchestrator.mcp.models import train_prophet

rng = np.random.default_rng(1)
days = pd.date_range("2024-01-01", periods=240)
sales = pd.DataFrame({
    "day": days, "region": rng.choice(["north", "south", "east", "west"], 240), "units": rng.integers(1, 40, 240),
    "revenue": rng.gamma(5, 60, 240), "returned": rng.random(240) < 0.1,
})
sales["revenue"] += np.linspace(0, 200, 240)
plots = [
    viz.plot_distribution(sales, "revenue", smooth=True),
    viz.plot_distribution(sales, ["revenue", "units", "region", "returned"], output="four.png"),
    viz.plot_distribution(sales, "revenue", by="region"),
    viz.plot_line(sales, "day", "revenue", output="line.svg", format="svg"),
    viz.plot_bar(sales, "region", "revenue", by="returned"),
    viz.plot_scatter(sales, "units", "revenue", by="region", trend=True),
    viz.plot_box(sales, "revenue", by="region"),
    viz.plot_violin(sales, "revenue", by="region"),
    viz.plot_heatmap(sales.drop(columns="region")),
    viz.plot_forecast(train_prophet(sales, "day", "revenue", periods=40, save=False), value_column="revenue"),
    viz.plot_drift(sales.head(120), sales.tail(120), "revenue"),
]
by_region = sales.groupby("region").agg(orders=("units", "size"), units=("units", "sum"), revenue=("revenue", "sum"), mean=("revenue", "mean"))
pictures = "\n\n".join(f"### {path.split('/')[-1].split('.')[0].replace('_', ' ').capitalize()}\n\n![{path}]({path})" for path in plots)
text = f"""# Findings

Revenue **grew** over the year[^1]; the share of returns stayed at $p = \\frac{{r}}{{n}} \\approx 0.1$.

> [!NOTE]
> Amounts are in euros.

{{{{ by_region }}}}

$$\\bar x = \\frac{{1}}{{n}} \\sum_{{i=1}}^{{n}} x_i, \\qquad s = \\sqrt{{\\frac{{1}}{{n-1}} \\sum (x_i - \\bar x)^2}}$$

## The first days

{{{{ sales }}}}

## Pictures

{pictures}

## How

```python
def total(rows):
    # every order counts
    return sum(row["revenue"] for row in rows if row["units"] > 0)
```

```sql
select region, sum(revenue) from sales group by region -- all of them
```

- [x] loaded
- [ ] explained to the board

| measure | value |
|:--|--:|
| a very long name of a measure that does not fit on a narrow screen without breaking | 1,234.50 |
| short | 3 |

Term
: its meaning

~~struck~~ and `inline code`, and <kbd>a key</kbd>.

[^1]: Against the year before.
"""
viz.generate_report(text, title="Q4 Analysis", metadata={"author": "Data Agent", "date": "2025-11-14"}, output="full.html", max_rows=8)
