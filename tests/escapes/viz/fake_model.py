# attack: a forecast whose model is the script's own object
# prints: AttributeError
# prints: AttributeError
# prints: AttributeError
# prints: AttributeError
# prints: AttributeError
import pandas as pd

from orchestrator.mcp.viz import plot_forecast


class Model:
    def __getattr__(self, name):
        return lambda *arguments: ([2**63, "x"], ["y", None])


for model in (Model(), 5, "x", [], {"_native": 1}):
    try:
        plot_forecast({"model": model, "forecast": pd.DataFrame({"ds": ["2024-01-01"], "yhat": [1.0]})})
        print("drawn")
    except (AttributeError, TypeError, ValueError, OverflowError) as error:
        print(type(error).__name__)
