"""The next days of each product, with holidays and promotions: a Prophet model each."""

import pandas as pd

from orchestrator.mcp.data import load_csv, save_csv
from orchestrator.mcp.models import train_prophet
from orchestrator.mcp.viz import plot_forecast

# In a run the intake gives this; alone the script has its own.
try:
    horizon
except NameError:
    horizon = 28

demand = load_csv("data/processed/demand_clean.csv", parse_dates=["day"])
holidays = load_csv("data/raw/holidays.csv", parse_dates=["day"]).rename(columns={"day": "ds"})

parts, plots, rows = [], [], []
for product, days in demand.groupby("product"):
    history = pd.DataFrame({"ds": days["day"].to_numpy(), "y": days["units"].to_numpy(dtype=float)})
    history["promotion"] = (days["promotion"] == "yes").to_numpy().astype(float)
    # No promotion is planned.
    future = pd.DataFrame({"ds": pd.date_range(history["ds"].max(), periods=horizon + 1, freq="D")[1:], "promotion": 0.0})
    found = train_prophet(
        history,
        periods=horizon,
        seasonality_mode="multiplicative",
        holidays=holidays,
        regressors=[{"name": "promotion", "mode": "multiplicative"}],
        future_regressors=pd.concat([history[["ds", "promotion"]], future], ignore_index=True),
        interval_width=0.9,
        seed=0,
        save=f"models/{product}.json",
    )
    ahead = found["future"][["ds", "yhat", "yhat_lower", "yhat_upper"]].copy()
    for name in ("yhat", "yhat_lower", "yhat_upper"):
        ahead[name] = ahead[name].clip(lower=0)
    recent = history.iloc[-4 * horizon :].rename(columns={"ds": "day", "y": "bags"})
    plots.append(
        plot_forecast(
            ahead,
            recent,
            date_column="day",
            value_column="bags",
            title=f"Bags of {product} a day",
            height=320,
            output=f"reports/forecast_{product}.png",
        )
    )
    a_year_ago = ahead["ds"] - pd.DateOffset(years=1)
    last_year = days.loc[days["day"].isin(a_year_ago), "units"].sum()
    rows.append(
        {
            "product": product,
            "bags expected": int(ahead["yhat"].sum().round()),
            "same days last year": int(last_year),
            "change": f"{100 * (ahead['yhat'].sum() / last_year - 1):+.0f} %",
        }
    )
    named = {"ds": "day", "yhat": "forecast", "yhat_lower": "lower", "yhat_upper": "upper"}
    parts.append(ahead.assign(product=product).rename(columns=named))

forecast = pd.concat(parts, ignore_index=True)[["day", "product", "forecast", "lower", "upper"]]
path = save_csv(forecast.round(2), "data/processed/forecast.csv")
total = forecast["forecast"].sum()
by_day = forecast.groupby("day")["forecast"].sum()
summary = (
    f"{total:,.0f} bags in the {horizon} days from {forecast['day'].min().date()}; "
    f"most on {by_day.idxmax().date()} ({by_day.max():,.0f}), fewest on {by_day.idxmin().date()} ({by_day.min():,.0f})"
)
print(summary)
result = {"summary": summary, "total": float(total), "table": rows, "plots": plots, "output": path}
