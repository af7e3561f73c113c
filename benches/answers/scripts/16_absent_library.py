import seaborn as sns
import pandas as pd
sns.histplot(pd.read_csv("sales.csv")["amount"])
