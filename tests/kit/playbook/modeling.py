# The playbook's snippet of orchestrator.mcp.models, with the columns it speaks of
import pandas as pd

df = pd.DataFrame({"date": pd.date_range("2024-01-01", periods=120), "sales": [100 + day % 7 + day / 10 for day in range(120)]})
y_true, y_pred = [3.0, 5.0, 2.5, 7.0], [2.5, 5.0, 4.0, 8.0]

from orchestrator.mcp.models import train_prophet, evaluate_model

# Train Prophet time-series model
result = train_prophet(df, date_column="date", value_column="sales")

# Evaluate model performance
metrics = evaluate_model(y_true, y_pred, task_type="regression")

print(result["forecast"].shape[0], result["model_path"])
print(metrics["mae"], round(metrics["r2"], 4))
