# A column of the fit that is not there at predict.
import pandas as pd

from orchestrator.mcp.models import LogisticModel

clients = pd.DataFrame({"age": [20, 30, 40, 50], "visits": [1, 5, 2, 7]})
model = LogisticModel().fit(clients, ["no", "yes", "no", "yes"])
model.predict(clients.rename(columns={"visits": "visit"}))
