# train_ets and the baselines
import numpy as np

from orchestrator.mcp.models import forecast_baseline, load_smoothing, train_ets

months = np.arange(48)
values = 50 + 0.8 * months + 10 * np.sin(2 * np.pi * months / 12) + np.random.default_rng(2).normal(0, 0.5, 48)
model = train_ets(values, period=12)
print(model, {name: round(value, 4) if isinstance(value, float) else value for name, value in model.summary.items()})
print(model.predict(3).round(3))
print(load_smoothing(model.save("monthly")).predict(3).equals(model.predict(3)))
print(train_ets(values, trend="damped", seasonal=None))
for method in ("naive", "seasonal_naive", "drift"):
    print(method, forecast_baseline(values, 2, method, period=12).round(3).to_dict("list"))
for wrong in (lambda: train_ets([1.0]), lambda: train_ets(values, trend="up", seasonal=None), lambda: forecast_baseline(values, 2, "guess")):
    try:
        wrong()
    except ValueError as error:
        print(error)
