# The usual alias of pandas, never imported.
df = pd.DataFrame({"region": ["north", "south"]})
print(df)
