# More clusters than rows.
from orchestrator.mcp.models import KMeansModel

KMeansModel(5).fit([[1.0], [2.0], [3.0]])
