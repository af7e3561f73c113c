# nlargest and nsmallest.
import pandas as pd

df = pd.DataFrame({"country": list("ABCDE"), "pop": [5, 10, 10, 2, 8], "gdp": [50, 20, 30, 70, 10]})
print(df.nlargest(2, "pop"))
print(df.nlargest(3, ["pop", "gdp"]))
print(df.nsmallest(2, "gdp"))
print(df["pop"].nlargest(3))
print(df["pop"].nlargest(2, keep="last"))
print(df["pop"].nlargest(2, keep="all"))
print(df["gdp"].nsmallest(1).index[0])
print(df.set_index("country")["gdp"].nlargest(2))
