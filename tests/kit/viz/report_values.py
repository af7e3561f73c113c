# generate_report: {{ name }} of a single value is put in as text, in headings and HTML too; in code braces mean nothing
from decimal import Decimal
from pathlib import Path

import numpy as np
import pandas as pd

from orchestrator.mcp.viz import generate_report

total, share, orders, year = 1234567.891, 0.04217, np.int64(48000), 2024
best_shop, day, gone = "A & B <b>*shop*</b>", pd.Timestamp("2024-05-17"), float("nan")
_private, price = "private", Decimal("9.90")
by_shop = pd.Series([3, 4], index=["a", "b"], name="n")
text = """## Sales of {{ year }}

{{ total }} in all, **{{share}}** of it from {{ best_shop }}; {{ orders }} orders until {{ day }}, {{ gone }} returned, {{ _private }} at {{ price }}.

<div>In HTML: {{ orders }}</div>

`{{ not_a_name }}` is code, and so is

```
{{ df.head() }}
```

- {{ by_shop }}
"""
print(Path(generate_report(text)).read_text().split("<main>")[1].split("</main>")[0])
