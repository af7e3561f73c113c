# The question mark of notebooks.
import pandas as pd
pd.merge?
