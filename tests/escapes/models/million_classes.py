# attack: as many classes as rows, so that every table of classes is huge
# stopped by: MemoryLimit or ExecutionTimeout
# limits: timeout=5 memory=256M
import numpy as np

from orchestrator.mcp.models import ForestModel, LogisticModel

X, y = np.arange(1_000_000.0).reshape(-1, 1), np.arange(1_000_000)
try:
    LogisticModel().fit(X, y)
    print("ESCAPED: a million classes were fitted")
except ValueError:
    pass
ForestModel("classification", n_trees=2, max_depth=2).fit(X, y).predict(X)
print("ESCAPED: a million times a million probabilities")
