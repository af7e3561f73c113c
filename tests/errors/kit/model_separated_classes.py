# Classes that a column separates, fitted without a penalty.
from orchestrator.mcp.models import LogisticModel

LogisticModel(C=None).fit([[1.0], [2.0], [8.0], [9.0]], ["low", "low", "high", "high"])
