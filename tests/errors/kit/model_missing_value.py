# A value that is missing in a feature, named with its row and column.
import pandas as pd

from orchestrator.mcp.models import train_linear

sales = pd.DataFrame({"price": [1.0, 2.0, None, 4.0], "sold": [9, 7, 6, 2]})
train_linear(sales, "sold")
