"""How the tables were prepared before there were recipes: one script, with the step as its argument.

    orchestrator exec scripts/legacy.py -- clean_sales
"""

import json
import sys
from pathlib import Path

from orchestrator.mcp.analytics import describe_data, profile_table
from orchestrator.mcp.data import load_csv, save_csv, validate_schema
from orchestrator.mcp.viz import generate_report, plot_line


def profile():
    Path("artifacts").mkdir(exist_ok=True)
    found = profile_table(load_csv("data/raw/sales.csv"))
    Path("artifacts/profile.json").write_text(json.dumps(found, indent=2, default=str))


def check():
    found = validate_schema(
        load_csv("data/raw/sales.csv"),
        not_null=["customer_id", "revenue"],
        unique=["order_id"],
        ranges={"units": (1, 100), "discount": (0, 0.5)},
        allowed={"channel": ["online", "store", "partner"]},
    )
    problems = [error["message"] for error in found["errors"]]
    Path("artifacts/validation.json").write_text(json.dumps({"valid": found["valid"], "problems": problems}, indent=2))


def clean_sales():
    sales = load_csv("data/raw/sales.csv", parse_dates=["day"]).drop_duplicates(subset=["order_id"])
    sales["channel"] = sales["channel"].str.strip()
    sales["customer_id"] = sales["customer_id"].fillna("unknown")
    save_csv(sales.dropna(subset=["revenue"]), "data/processed/sales_clean.csv")


def clean_products():
    products = load_csv("data/raw/products.csv")
    products["list_price"] = products["list_price"].str.replace(r"[€ ,]", "", regex=True).astype(float)
    save_csv(products, "data/processed/products_clean.csv")


def with_products():
    sales, products = load_csv("data/processed/sales_clean.csv"), load_csv("data/processed/products_clean.csv")
    save_csv(sales.merge(products, on="product_id", how="left"), "data/processed/sales_products.csv")


def orders():
    sales, customers = load_csv("data/processed/sales_products.csv"), load_csv("data/raw/customers.csv")
    save_csv(sales.merge(customers, on="customer_id", how="left"), "data/processed/orders.csv")


def sales_analysis():
    stats = describe_data(load_csv("data/raw/sales.csv"))
    columns = ", ".join(stats["numeric_columns"])
    text = f"# Sales Data Analysis\n\n## Summary\n- Rows: {stats['row_count']}\n- Columns: {stats['column_count']}\n"
    text += f"\n## Numeric Columns\n{columns}\n"
    generate_report(text, title="Sales Analysis")


def by_month():
    table = load_csv("data/processed/orders.csv", parse_dates=["day"])
    table["month"] = table["day"].dt.to_period("M").dt.start_time
    found = table.groupby(["month", "channel"]).agg(rows=("revenue", "size"), revenue_sum=("revenue", "sum")).reset_index()
    save_csv(found, "data/processed/revenue_by_month.csv")
    plot_line(
        found, "month", "revenue_sum", by="channel", title="Online grows, the stores shrink", y_label="revenue",
        output="reports/revenue_by_month.png",
    )


def by_segment():
    table = load_csv("data/processed/orders.csv")
    found = table.groupby("segment", dropna=False).agg(
        rows=("revenue", "size"),
        revenue_sum=("revenue", "sum"),
        revenue_mean=("revenue", "mean"),
        customer_id_nunique=("customer_id", "nunique"),
    )
    save_csv(found.reset_index().sort_values("revenue_sum", ascending=False), "data/processed/revenue_by_segment.csv")


STEPS = [profile, check, clean_sales, clean_products, with_products, orders, sales_analysis, by_month, by_segment]
asked = sys.argv[1] if len(sys.argv) > 1 else ""
step = next((step for step in STEPS if step.__name__ == asked), None)
if step is None:
    raise ValueError(f"no step {asked!r}; steps: {', '.join(step.__name__ for step in STEPS)}")
step()
print(f"{asked}: done")
