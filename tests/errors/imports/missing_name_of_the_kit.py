# A function that a module of the kit does not have, near none: what it has.
from orchestrator.mcp.models import train_arima

train_arima([1, 2, 3])
