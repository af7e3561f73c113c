# train_prophet: components, intervals, the same answer every time, and a model that is saved and loaded
import numpy as np
import pandas as pd

from orchestrator.mcp.models import load_prophet, train_prophet

days = pd.date_range("2021-01-01", periods=800)
rng = np.random.default_rng(11)
sales = 200 + 0.1 * np.arange(800) + 20 * np.sin(2 * np.pi * days.dayofyear / 365.25) + 8 * (days.dayofweek >= 5) + rng.normal(0, 2, 800)
df = pd.DataFrame({"date": days, "sales": sales})
result = train_prophet(df, date_column="date", value_column="sales", periods=14)
print(result["forecast"].shape, result["components"], result["model_path"], result["warnings"])
print(result["future"][["ds", "yhat", "yhat_lower", "yhat_upper"]].round(3).head(3))
print({name: round(value, 4) for name, value in result["metrics"].items() if name in ("mae", "mape", "coverage")})
again = train_prophet(df, "date", "sales", periods=14, save=False)
print(result["forecast"].equals(again["forecast"]))
model = load_prophet(result["model_path"])
print(model, model.forecast(14).equals(result["forecast"]))
print(model.predict(["2023-09-01"])[["ds", "trend", "yearly", "weekly", "yhat"]].round(3))
rows, measures = model.cross_validate("60 days", initial="500 days")
print(rows.shape, list(measures.columns), round(float(measures["mape"].mean()), 4))

df["promo"] = (np.arange(800) % 30 == 0).astype(float)
df["sales"] += 25 * df["promo"]
future = pd.DataFrame({"date": pd.date_range("2023-03-12", periods=3), "promo": [0.0, 1.0, 0.0]})
told = train_prophet(df, "date", "sales", regressors=["promo"], future_regressors=future, save=False)
print(told["forecast"][["ds", "promo", "yhat"]].round(2))
holidays = pd.DataFrame({"holiday": "fair", "ds": ["2021-05-01", "2022-05-01"], "upper_window": 1})
print(train_prophet(df, "date", "sales", holidays=holidays, periods=1, save=False)["components"])
for wrong in (
    lambda: train_prophet(df.head(1), "date", "sales"),
    lambda: train_prophet(df, "day", "sales"),
    lambda: train_prophet(df, "date", "sales", growth="logistic"),
    lambda: train_prophet(df.assign(date="soon"), "date", "sales"),
    lambda: train_prophet(df.assign(sales="much"), "date", "sales"),
    lambda: train_prophet(df, "date", "sales", freq="fortnight"),
    lambda: load_prophet("models/nothing.json"),
):
    try:
        wrong()
    except (KeyError, OSError, ValueError) as error:
        print(type(error).__name__, error)
