# generate_report: whole numbers that are names (identifiers, zip codes, years, runs of numbers) have no separators, amounts have
import re
from pathlib import Path

import pandas as pd

from orchestrator.mcp.viz import generate_report


def columns(frame):
    rows = re.findall(r"<tr>(.*?)</tr>", Path(generate_report(frame)).read_text())
    head, *body = [re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row) for row in rows]
    return {name: list(cells) for name, *cells in zip(head, *body)}


shops = pd.DataFrame({
    "shop_id": [1042, 30777, 412], "zip": [10115, 80331, None], "postalCode": [1010, 8001, 20095], "opened year": [1998, 2004, 2023],
    "order no": [70001, 71544, 70993], "phone": [4930123456, 4989776655, 4940111222], "ticket": [48211, 48212, 48215],
    "revenue": [12500, 98000, 1250], "visits per year": [2000, 2100, 1900], "number of orders": [10500, 10501, 99],
    "phone ": [1200, 35000, 410],
})
for name, cells in columns(shops).items():
    print(f"{name}: {cells}")
# A run without gaps counts something up; numbers of one width that lie apart are amounts.
print(columns(pd.DataFrame({"row": [50101, 50102, 50103, 50107], "sold": [50101, 61200, 58444, 99120]})))
# Years with one missing are floats to pandas; labels of rows are names, whatever they are.
print(columns(pd.DataFrame({"founded": [1999.0, None, 2012.0], "share": [1999.0, 0.5, 1.0]})))
print(columns(pd.DataFrame({"n": [1500, 25000]}, index=pd.Index([10115, 80331], name="area"))))
print(columns(shops.groupby("opened year")["revenue"].agg(["sum", "count"])))
