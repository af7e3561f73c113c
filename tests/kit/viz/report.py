# generate_report: Markdown of every kind becomes one page that carries its pictures and frames
import re
from pathlib import Path

import pandas as pd

from orchestrator.mcp.viz import generate_report, plot_bar

sales = pd.DataFrame({"region": ["north", "south"], "revenue": [1250.5, 980.0], "year": [2023, 2024], "share": [0.25, None]})
plot_bar(sales, "region", "revenue")
text = """# Sales

Revenue **rose** by $\\frac{1}{4}$[^1]. <script>alert(1)</script>

## By region

{{ sales }}

![Revenue by region](reports/bar_revenue_by_region.png)

## To do

- [x] count
- [ ] explain

| a | b |
|---|--:|
| x | 1 |

```python
total = sum([1, 2])  # three
```

[^1]: Against 2023.
"""
path = generate_report(text, "Q4 <Analysis>", {"author": "Data Agent", "date": "2025-11-14"})
page = Path(path).read_text()
print(path, page.startswith("<!DOCTYPE html>"), page.count("<script"), page.count("data:image/png;base64,"))
print(re.sub(r"base64,[^\"]*", "base64,...", page.split("</style>")[1]))
