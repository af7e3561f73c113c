# evaluate_model for each kind of task
import json

import numpy as np

from orchestrator.mcp.models import evaluate_model


def show(found):
    print(json.dumps({name: round(value, 10) if isinstance(value, float) else value for name, value in found.items()}))


show(evaluate_model([3.0, -0.5, 2.0, 7.0], [2.5, 0.0, 2.0, 8.0], task_type="regression"))
show(evaluate_model([1, 0, 1, 1, 0], [1, 0, 0, 1, 1], "classification", y_score=[0.9, 0.2, 0.4, 0.7, 0.6]))
show(evaluate_model(["cat", "dog", "cow", "cat"], ["cat", "cow", "cow", "dog"], "classification", average="macro"))
proba = [[0.7, 0.2, 0.1], [0.1, 0.3, 0.6], [0.2, 0.5, 0.3], [0.6, 0.1, 0.3]]
show(evaluate_model(["a", "c", "b", "a"], ["a", "c", "b", "a"], "classification", y_score=proba))
show(evaluate_model([10, 12, 14], [11, 12, 13], "forecasting", y_train=[5, 7, 6, 9], y_lower=[9, 11, 14.5], y_upper=[12, 13, 16]))
points = np.array([[0, 0], [0, 1], [5, 5], [5, 6], [9, 0]])
show(evaluate_model([0, 0, 1, 1, 2], [1, 1, 0, 0, 0], "clustering", features=points))
for wrong in (
    lambda: evaluate_model([1, 2], [1, 2], "classify"),
    lambda: evaluate_model([1, 2], [1], "regression"),
    lambda: evaluate_model([1, "x"], [1, 2], "regression"),
    lambda: evaluate_model([1, 2, None], [1, 2, 1], "classification"),
    lambda: evaluate_model(["a", "b"], ["a", "b"], "classification", pos_label="c"),
):
    try:
        wrong()
    except ValueError as error:
        print(error)
