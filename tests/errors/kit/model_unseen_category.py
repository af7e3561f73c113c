# A category that the model was not fitted with.
import pandas as pd

from orchestrator.mcp.models import ForestModel

homes = pd.DataFrame({"city": ["Bern", "Graz", "Linz"], "rent": [900.0, 700.0, 650.0]})
model = ForestModel(n_trees=5).fit(homes[["city"]], homes["rent"])
model.predict(pd.DataFrame({"city": ["Graz", "Wien"]}))
