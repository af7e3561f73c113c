# attack: saved models whose parts do not fit together, to be read past their end
# prints: refused True
# limits: timeout=30
import copy
import json
from pathlib import Path

from orchestrator.mcp.models import ForestModel, KMeansModel, LinearModel, LogisticModel, load_model

X, y, labels = [[1, 2], [3, 4], [5, 7], [8, 8]], [1.0, 2.0, 3.0, 5.0], ["a", "b", "a", "b"]
models = [
    LinearModel().fit(X, y), LogisticModel().fit(X, labels), ForestModel(n_trees=1).fit(X, labels),
    ForestModel("regression", n_trees=1).fit(X, y), KMeansModel(2, scale=True).fit(X),
]


def places(value, so_far=()):
    yield so_far
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in entries:
        yield from places(inner, so_far + (key,))


n_refused = n_answered = 0
WRONG = [None, -1, 10**9, "x", [], [[1]]]
for model in models:
    saved = json.loads(Path(model.save("whole")).read_text())
    for place in places(saved):
        for wrong in WRONG:
            spoiled = copy.deepcopy(saved)
            inner = spoiled
            for key in place[:-1]:
                inner = inner[key]
            if place:
                inner[place[-1]] = wrong
            else:
                spoiled = wrong
            Path("models/spoiled.json").write_text(json.dumps(spoiled))
            # Either it is refused, or it still is a model that answers in words or numbers.
            try:
                back = load_model("models/spoiled.json")
                if len(back.predict(X)) != len(X):
                    print("ESCAPED", place, wrong)
                back.summary
                n_answered += 1
            except (ValueError, TypeError, KeyError):
                n_refused += 1
print("refused", n_refused > n_answered > 0)
