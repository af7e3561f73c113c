# Tidying column names and types.
import pandas as pd

df = pd.DataFrame({"First Name": ["a"], "Last-Name": ["b"], "AGE (years)": [3]})
df.columns = df.columns.str.lower().str.replace(r"[^a-z]+", "_", regex=True).str.strip("_")
print(df.columns.tolist())
df = df.rename(columns={"age_years": "age"})
df = df[["age"] + [c for c in df.columns if c != "age"]]
print(df)
for column in df.columns:
    print(column, df[column].dtype, df[column].nunique())
df = df.astype({"age": "float"})
print(df.dtypes.to_dict())
print(df.columns.get_loc("age"), df.columns[-1], len(df.columns), "age" in df.columns)
numeric = [c for c in df.columns if pd.api.types.is_numeric_dtype(df[c])]
print(numeric)
df.columns = pd.Index([c.title() for c in df.columns], name="field")
print(df)
