"""Train a model to predict a column from others, and measure it on rows it has not seen."""

# Arguments.
input = "data/raw/sales.csv"  # the table to learn from
target = "revenue"  # the column to predict
features = None  # the columns to predict it from; all that can serve when not given
model = "forest"  # "forest", "linear" (numbers) or "logistic" (classes)
task = "auto"  # "regression", "classification", or "auto" to look at the target
missing = "drop"  # rows with missing values: "drop" them, or "fill" by median and most frequent value
test_share = 0.25  # the share of the rows that is held out
seed = 0  # draws the rows that are held out, and grows the forest
options = {}  # what the model takes: n_trees, max_depth, ... of a forest; alpha of linear; C of logistic
output = "models/model.json"  # where the model goes
predictions = "data/processed/predictions.csv"  # where the rows held out go, actual and predicted
plot = "reports/importance.png"  # where a picture of what matters goes; null for none

from pathlib import Path

import numpy as np
import pandas as pd

from orchestrator.mcp.data import load_csv, load_excel, load_json, load_parquet, save_csv
from orchestrator.mcp.models import ForestModel, LinearModel, LogisticModel, evaluate_model
from orchestrator.mcp.viz import plot_bar

types = pd.api.types
if model not in ("forest", "linear", "logistic"):
    raise ValueError(f"model must be 'forest', 'linear' or 'logistic', found {model!r}")
if missing not in ("drop", "fill"):
    raise ValueError(f"missing must be 'drop' or 'fill', found {missing!r}")
if not 0 < test_share < 1:
    raise ValueError(f"test_share must be between 0 and 1, found {test_share}")

loaders = {".parquet": load_parquet, ".json": load_json, ".jsonl": load_json, ".xlsx": load_excel}
table = loaders.get(Path(input).suffix.lower(), load_csv)(input)
for name in [target, *([features] if isinstance(features, str) else features or [])]:
    if name not in table.columns:
        raise ValueError(f"no column {name!r} in {input}; columns: {', '.join(map(str, table.columns))}")


def short(value):
    """A number as a sentence has it: three digits, or all before the point."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def cannot_serve(column):
    """Why a column says nothing about rows to come; None if it may."""
    present = column.dropna()
    if present.nunique() < 2:
        return "one value only"
    if types.is_bool_dtype(column.dtype):
        return None
    is_text = column.dtype == object
    if types.is_datetime64_any_dtype(column.dtype) or is_text and pd.to_datetime(present, errors="coerce", format="ISO8601").notna().all():
        return "dates go on by nature"
    if not types.is_numeric_dtype(column.dtype):
        return f"{present.nunique():,} different texts" if present.nunique() > min(50, len(present) / 2) else None
    rising = len(present) > 20 and present.is_unique and present.is_monotonic_increasing and bool((present % 1 == 0).all())
    return "it counts the rows" if rising else None


left_out = {}
if features is None:
    left_out = {name: why for name in table.columns if name != target and (why := cannot_serve(table[name]))}
    features = [name for name in table.columns if name != target and name not in left_out]
features = [features] if isinstance(features, str) else list(features)
if not features:
    raise ValueError(f"{input} has no column to predict {target!r} from; name some in features")

n_rows = len(table)
rows = table[[*features, target]].dropna(subset=[target])
if missing == "fill":
    for name in features:
        if rows[name].isna().any() and rows[name].notna().any():
            is_number = types.is_numeric_dtype(rows[name].dtype) and not types.is_bool_dtype(rows[name].dtype)
            rows[name] = rows[name].fillna(rows[name].median() if is_number else rows[name].value_counts().index[0])
rows = rows.dropna().reset_index(drop=True)
if len(rows) < 20:
    hint = "; missing: fill keeps more of them" if missing == "drop" and n_rows >= 20 else ""
    raise ValueError(f"{len(rows)} of {n_rows} rows have a value in every column, too few to learn from{hint}")

is_text = types.is_bool_dtype(rows[target].dtype) or not types.is_numeric_dtype(rows[target].dtype)
if task == "auto":
    task = "classification" if is_text or rows[target].nunique() == 2 or model == "logistic" else "regression"
if task not in ("regression", "classification"):
    raise ValueError(f"task must be 'regression', 'classification' or 'auto', found {task!r}")
if task == "classification" and model == "linear":
    raise ValueError(f"{target!r} holds classes, which a linear model cannot predict; use model: logistic or forest")
if task == "regression" and model == "logistic":
    raise ValueError("a logistic model predicts classes; use model: linear or forest for numbers")

# A category that only the held-out rows have cannot be learned: such rows are learned from instead.
order = np.random.default_rng(seed).permutation(len(rows))
is_held = np.zeros(len(rows), dtype=bool)
is_held[order[: round(len(rows) * test_share)]] = True
for name in [*features, target]:
    if name == target and task == "regression":
        continue
    if types.is_bool_dtype(rows[name].dtype) or not types.is_numeric_dtype(rows[name].dtype) or name == target:
        is_held &= rows[name].isin(rows[name][~is_held].unique()).to_numpy()
learned, held = rows[~is_held], rows[is_held].reset_index(drop=True)
if not len(held):
    raise ValueError(f"no row is left to measure on; raise test_share above {test_share}")

makers = {
    "forest": lambda: ForestModel(task=task, seed=seed, **options),
    "linear": lambda: LinearModel(**options),
    "logistic": lambda: LogisticModel(**options),
}
fitted = makers[model]().fit(learned[features], learned[target])
predicted = fitted.predict(held[features])
metrics = evaluate_model(held[target], predicted, task)
output = fitted.save(output)
made = held.rename(columns={target: "actual"})
made["predicted"] = np.round(predicted, 6) if task == "regression" else predicted
predictions = save_csv(made, predictions)

# What guessing would give: the mean of the numbers, the most frequent class.
if task == "regression":
    guess = evaluate_model(held[target], np.full(len(held), learned[target].mean()), task)["mae"]
    quality = f"off by {short(metrics['mae'])} on average (the mean alone: {short(guess)})"
    quality += "" if metrics["r2"] is None else f", R² {metrics['r2']:.2f}"
else:
    guess = float((held[target] == learned[target].value_counts().index[0]).mean())
    quality = f"{metrics['accuracy']:.1%} right (always the most frequent class: {guess:.1%})"

# How much worse the predictions become when one column is shuffled: comparable for every model.
importance = []
generator = np.random.default_rng(seed)
for name in features:
    shuffled = held[features].copy()
    shuffled[name] = shuffled[name].to_numpy()[generator.permutation(len(held))]
    measured = evaluate_model(held[target], fitted.predict(shuffled), task)
    loss = measured["mae"] - metrics["mae"] if task == "regression" else metrics["accuracy"] - measured["accuracy"]
    importance.append({"feature": str(name), "importance": float(loss)})
importance.sort(key=lambda entry: -entry["importance"])

plots = []
if plot is not None:
    label = "added error when shuffled" if task == "regression" else "accuracy lost when shuffled"
    heading = f"What {target.replace('_', ' ')} depends on"
    drawn = pd.DataFrame(importance[:15])
    plots.append(plot_bar(drawn, "feature", "importance", horizontal=True, title=heading, y_label=label, output=plot))

summary = f"{model} of {target} from {len(features)} columns: {quality} on {len(held):,} rows held out"
print(f"{output}: {summary}")
for name, why in left_out.items():
    print(f"- left out {name}: {why}")

chosen = ("mae", "rmse", "r2") if task == "regression" else ("accuracy", "balanced_accuracy", "precision", "recall", "f1")
result = {
    "summary": summary,
    "model": model,
    "task": task,
    "features": [str(name) for name in features],
    "n_train": len(learned),
    "n_test": len(held),
    "metrics": {name: metrics[name] for name in chosen},
    "guessing": guess,
    "table": importance,
    "plots": plots,
    "predictions": predictions,
    "output": output,
}
