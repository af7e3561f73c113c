"""`load_model`: one way back for every kind of saved model."""

import json
from pathlib import Path

import _kit_models

from orchestrator.mcp._errors import DataError
from orchestrator.mcp._forest import ForestModel
from orchestrator.mcp._kmeans import KMeansModel
from orchestrator.mcp._places import existing
from orchestrator.mcp._prophet import load_prophet
from orchestrator.mcp._regression import LinearModel, LogisticModel
from orchestrator.mcp._smoothing import load_smoothing

__all__ = ["load_model"]

_LEARNED = {"linear": LinearModel, "logistic": LogisticModel, "forest": ForestModel, "kmeans": KMeansModel}


def load_model(path):
    """A model that was saved, of any kind: linear, logistic, forest, kmeans, prophet or ets. A bare name is looked for in
    models/.

    A saved model is data: loading it runs nothing, and one that was changed by hand and does not fit together is refused.
    """
    file = existing(_place(path))[0]
    text = Path(file).read_text(encoding="utf-8")
    try:
        kind = _kit_models.saved_kind(text)
    except ValueError as error:
        raise DataError(f"not a saved model: {error}", file) from None
    if kind == "prophet":
        return load_prophet(file)
    if kind == "ets":
        return load_smoothing(file)
    if kind not in _LEARNED:
        raise DataError(f"not a saved model: its kind is {kind[:40]!r}; known: {', '.join([*_LEARNED, 'prophet', 'ets'])}", file)
    try:
        native, about = _kit_models.load_learned(text)
    except ValueError as error:
        raise DataError(f"not a saved model: {error}", file) from None
    return _LEARNED[kind]._restored(native, json.loads(about), file)


def _place(path):
    """The name that `save` was given leads to the file it wrote."""
    where = Path(str(path))
    if where.exists() or where.parent != Path("."):
        return path
    named = Path("models") / (where if where.suffix else where.with_suffix(".json"))
    return str(named) if named.exists() else path
