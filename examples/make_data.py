"""The tables of the example projects and of `orchestrator init`, the same bytes every time.

`scripts/make-example-data BINARY` runs this and puts the files where they belong.
"""

import csv
from datetime import date, timedelta
from pathlib import Path

import numpy as np

MADE = Path("workspace/made")


def write(path, columns, rows):
    file = MADE / path
    file.parent.mkdir(parents=True, exist_ok=True)
    with open(file, "w", newline="", encoding="utf-8") as stream:
        table = csv.writer(stream, lineterminator="\n")
        table.writerow(columns)
        table.writerows(rows)
    print(f"{path}: {len(rows)} rows")


def pick(rng, shares):
    """A name, by the shares of all."""
    names = list(shares)
    weights = np.array([shares[name] for name in names], dtype=float)
    return names[int(rng.choice(len(names), p=weights / weights.sum()))]


def template():
    """A month of a small shop: a row for each day and region, with the flaws that tables have."""
    rng = np.random.default_rng(20)
    prices = {"notebook": 4.5, "pen": 1.8, "folder": 6.2}
    rows = []
    for at in range(30):
        day = date(2025, 9, 1) + timedelta(days=at)
        for region, level in (("north", 46), ("south", 34)):
            product = pick(rng, {"notebook": 0.4, "pen": 0.35, "folder": 0.25})
            price = round(prices[product] * rng.choice([1.0, 1.0, 1.0, 0.9]), 2)
            weekend = 1.5 if day.weekday() >= 5 else 1.0
            units = int(rng.poisson(level * weekend * (1 + at / 120)))
            rows.append([day.isoformat(), region, product, units, f"{price:.2f}", f"{units * price:.2f}"])
    rows[17][5] = ""
    rows[40][2] = " pen "
    rows.insert(26, list(rows[25]))
    write("template/sales.csv", ["day", "region", "product", "units", "price", "revenue"], rows)


PRODUCTS = {
    "Furniture": {"Oak desk": 649, "Standing desk": 1249, "Office chair": 389, "Bookcase": 279, "Meeting table": 1590, "Side table": 119},
    "Lighting": {"Desk lamp": 79, "Floor lamp": 149, "Ceiling light": 219, "Light strip": 39, "Reading light": 29, "Spotlight": 89},
    "Storage": {"Filing cabinet": 329, "Drawer unit": 189, "Wall shelf": 59, "Storage box": 19, "Locker": 419, "Coat rack": 99},
    "Accessories": {"Desk mat": 35, "Cable tray": 25, "Monitor arm": 129, "Footrest": 49, "Whiteboard": 159, "Paper tray": 15},
}
# What a product costs, as a share of its list price.
COSTS = {"Furniture": 0.58, "Lighting": 0.48, "Storage": 0.55, "Accessories": 0.86}
MONTHS = [0.85, 0.82, 0.95, 0.97, 1.0, 0.95, 0.84, 0.8, 1.08, 1.15, 1.32, 1.27]


def sales_report():
    """A year of an office furnisher: customers, products and about 5,000 orders."""
    rng = np.random.default_rng(20253)
    products, by_category = [], {}
    for category, names in PRODUCTS.items():
        for name, price in names.items():
            number = f"P{len(products) + 1:02d}"
            cost = round(price * (COSTS[category] + rng.uniform(-0.03, 0.03)), 2)
            products.append([number, name, category, f"€ {price:,.2f}", f"{cost:.2f}"])
            by_category.setdefault(category, []).append((number, float(price)))
    write("sales_report/products.csv", ["product_id", "product", "category", "list_price", "cost"], products)

    countries = {"Germany": 0.34, "France": 0.22, "Italy": 0.17, "Spain": 0.16, "Netherlands": 0.11}
    segments = {"consumer": 0.55, "small business": 0.33, "enterprise": 0.12}
    customers = []
    for number in range(1, 421):
        since = date(2019, 1, 1) + timedelta(days=int(rng.integers(0, 2190)))
        customers.append([f"C{number:04d}", pick(rng, segments), pick(rng, countries), since.isoformat()])
    write("sales_report/customers.csv", ["customer_id", "segment", "country", "since"], customers)

    # Some customers buy often, most do not; an enterprise buys more at once.
    eagerness = {customer[0]: float(rng.gamma(0.9)) * (1.5 if customer[1] == "enterprise" else 1.0) for customer in customers}
    by_number = {customer[0]: customer for customer in customers}
    numbers = list(eagerness)
    weights = np.array([eagerness[number] for number in numbers])
    drawn = []
    for at in range(365):
        day = date(2025, 1, 1) + timedelta(days=at)
        weekday = 0.45 if day.weekday() >= 5 else 1.1
        for _ in range(int(rng.poisson(14.9 * MONTHS[day.month - 1] * weekday))):
            drawn.append(day)
    rows = []
    for day in drawn:
        number = numbers[int(rng.choice(len(numbers), p=weights / weights.sum()))]
        _, segment, country, _ = by_number[number]
        # From August on a competitor takes half of the orders from Spain.
        if country == "Spain" and day.month >= 8 and rng.random() < 0.5:
            continue
        online = 0.42 + 0.2 * (day.timetuple().tm_yday / 365)
        channel = pick(rng, {"online": online, "store": 0.75 - online, "partner": 0.25})
        light = 1.7 if day.month >= 10 else 1.0
        category = pick(rng, {"Furniture": 0.24, "Lighting": 0.24 * light, "Storage": 0.25, "Accessories": 0.27})
        product, price = by_category[category][int(rng.integers(0, 6))]
        most = {"consumer": 1.6, "small business": 2.6, "enterprise": 5.5}[segment]
        units = 1 + int(rng.poisson(most - 1)) if price < 600 else 1 + int(rng.poisson((most - 1) / 4))
        if channel == "partner":
            discount = float(rng.choice([0.1, 0.2, 0.3], p=[0.3, 0.3, 0.4]))
        else:
            discount = float(rng.choice([0.0, 0.05, 0.1, 0.2], p=[0.6, 0.15, 0.17, 0.08]))
        likely = {"Furniture": 0.05, "Lighting": 0.04, "Storage": 0.03, "Accessories": 0.02}[category]
        returned = rng.random() < (likely * 2.6 if channel == "online" else likely)
        revenue = units * price * (1 - discount)
        ordered = [10001 + len(rows), day.isoformat(), number, product, channel, units]
        rows.append([*ordered, f"{discount:.2f}", f"{revenue:.2f}", "true" if returned else "false"])
    # The flaws: customers that nobody wrote down, blanks, revenue that is not there, orders that came twice.
    for at in rng.choice(len(rows), 36, replace=False):
        rows[int(at)][2] = ""
    for at in rng.choice(len(rows), 90, replace=False):
        rows[int(at)][4] = f" {rows[int(at)][4]} "
    for at in rng.choice(len(rows), 24, replace=False):
        rows[int(at)][7] = ""
    for at in sorted((int(at) for at in rng.choice(len(rows), 41, replace=False)), reverse=True):
        rows.insert(at + 1, list(rows[at]))
    columns = ["order_id", "day", "customer_id", "product_id", "channel", "units", "discount", "revenue", "returned"]
    write("sales_report/sales.csv", columns, rows)


def drift_watch():
    """Two quarters of deliveries: the second changes in its course."""
    rng = np.random.default_rng(404)
    carriers = {"Nordpost": 0.5, "Alpex": 0.3, "Brevo": 0.2}
    speed = {"Nordpost": 0.0, "Alpex": 0.4, "Brevo": 0.9, "QuickShip": -0.3}
    n_rows = 2400
    for name, start, n_days, first in (("reference", date(2025, 1, 1), 90, 50001), ("current", date(2025, 4, 1), 91, 52401)):
        rows = []
        for at in range(n_rows):
            day = start + timedelta(days=at * n_days // n_rows)
            # In the current quarter things change from the fourth week on, over three weeks.
            change = 0.0 if name == "reference" else float(np.clip((day - date(2025, 4, 22)).days / 21, 0, 1))
            region = pick(rng, {"north": 0.3, "south": 0.28, "east": 0.22, "west": 0.2})
            channel = pick(rng, {"store": 0.42 - 0.2 * change, "web": 0.4 - 0.04 * change, "app": 0.18 + 0.24 * change})
            carrier = pick(rng, {**carriers, "QuickShip": 0.22 * change} if change else carriers)
            weight = round(float(rng.gamma(2.2, 1.6)) + 0.2, 2)
            distance = round(float(rng.gamma(3.0, 70.0)) + 5, 1)
            express = rng.random() < 0.22
            price = round(float(np.exp(rng.normal(3.55 + 0.34 * change, 0.55))), 2)
            age = "" if rng.random() < 0.03 + 0.22 * change else int(np.clip(rng.normal(43 - 4 * change, 13), 18, 88))
            # Long ways have become slower.
            days = 1.3 + distance / (160 - 70 * change) + 0.09 * weight + speed[carrier] + (region == "east") * 0.6
            days = days * (0.55 if express else 1.0) + float(rng.normal(0, 0.45))
            ordered = [first + at, day.isoformat(), region, channel, carrier, "yes" if express else "no"]
            rows.append([*ordered, weight, distance, f"{price:.2f}", age, f"{max(days, 0.5):.1f}"])
        columns = ["order_id", "day", "region", "channel", "carrier", "express"]
        columns += ["weight_kg", "distance_km", "price", "customer_age", "delivery_days"]
        write(f"drift_watch/{name}_sales.csv", columns, rows)


COFFEES = {"espresso": (120, 0.00022, 0.10, 11.9), "filter": (80, -0.00012, 0.16, 9.9), "decaf": (26, 0.00055, 0.06, 12.5)}
HOLIDAYS = [("New Year", 1, 1), ("May Day", 5, 1), ("Christmas Day", 12, 25), ("Boxing Day", 12, 26)]
EASTER = {2023: date(2023, 4, 9), 2024: date(2024, 3, 31), 2025: date(2025, 4, 20), 2026: date(2026, 4, 5)}


def demand_forecast():
    """Three years of a coffee roaster: bags sold a day, with weeks, seasons, promotions and holidays."""
    rng = np.random.default_rng(31)
    holidays = {}
    for year in EASTER:
        for name, month, day in HOLIDAYS:
            holidays[date(year, month, day)] = name
        holidays[EASTER[year] + timedelta(days=1)] = "Easter Monday"
    special = dict(holidays)
    for year in EASTER:
        # The weeks before Christmas are for presents.
        special.update((date(year, 12, day), "Christmas presents") for day in range(8, 24))
    write("demand_forecast/holidays.csv", ["day", "holiday"], [[day.isoformat(), name] for day, name in sorted(special.items())])

    weekdays = [1.0, 0.94, 0.96, 1.03, 1.22, 1.34, 0.62]
    rows = []
    n_days = (date(2025, 12, 31) - date(2023, 1, 1)).days + 1
    for product, (level, growth, swing, price) in COFFEES.items():
        promotion_left = 0
        for at in range(n_days):
            day = date(2023, 1, 1) + timedelta(days=at)
            if promotion_left == 0 and rng.random() < 0.012:
                promotion_left = 7
            promotion = promotion_left > 0
            promotion_left = max(promotion_left - 1, 0)
            season = 1 + swing * np.cos(2 * np.pi * (day.timetuple().tm_yday - 10) / 365.25)
            expected = level * float(np.exp(growth * at)) * weekdays[day.weekday()] * season * (1.32 if promotion else 1.0)
            if special.get(day) == "Christmas presents":
                expected *= 1.35
            if day in holidays:
                expected *= 0.25
            units = int(rng.poisson(expected * float(np.exp(rng.normal(0, 0.07)))))
            asked = price * (1.06 if day.year == 2025 else 1.0) * (0.85 if promotion else 1.0)
            rows.append([day.isoformat(), product, units, f"{asked:.2f}", "yes" if promotion else "no"])
    rows.sort(key=lambda row: (row[0], row[1]))
    # The shop was flooded for a week in 2024, and the till lost a few numbers.
    rows = [row for row in rows if not "2024-06-10" <= row[0] <= "2024-06-16"]
    for at in rng.choice(len(rows), 14, replace=False):
        rows[int(at)][2] = ""
    write("demand_forecast/demand.csv", ["day", "product", "units", "price", "promotion"], rows)


template()
sales_report()
drift_watch()
demand_forecast()
