# display.max_columns and display.width
import numpy as np
import pandas as pd

df = pd.DataFrame(np.arange(24).reshape(2, 12), columns=[f"col{i}" for i in range(12)])
with pd.option_context("display.max_columns", 5):
    print(df)
with pd.option_context("display.max_columns", 4):
    print(df)
with pd.option_context("display.width", 40):
    print(df)
with pd.option_context("display.width", 200):
    print(df)
pd.options.display.max_columns = None
pd.options.display.width = None
print(df)
pd.set_option("display.expand_frame_repr", False)
print(df)
