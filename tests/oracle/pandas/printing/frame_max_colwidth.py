# Text longer than 50 characters is cut with dots
import pandas as pd

df = pd.DataFrame({"id": [1, 2], "text": ["short", "a very long sentence that goes on and on until it is cut off somewhere"]})
print(df)
print(df["text"])
with pd.option_context("display.max_colwidth", 20):
    print(df)
with pd.option_context("display.max_colwidth", None):
    print(df)
print(df.to_string())
