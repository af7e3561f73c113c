# a usual cleaning pipeline of names, phones and prices
import pandas as pd

df = pd.DataFrame({
    "Full Name": ["  alice SMITH ", "BOB jones", "carol  white"],
    "Phone": ["(555) 123-4567", "555.987.6543", "5551112222"],
    "Price": ["$1,234.50", "€99", "12.00 USD"],
})
df.columns = df.columns.str.lower().str.replace(" ", "_")
df["full_name"] = df["full_name"].str.strip().str.replace(r"\s+", " ", regex=True).str.title()
df["phone"] = df["phone"].str.replace(r"\D", "", regex=True)
df["phone"] = df["phone"].str[:3] + "-" + df["phone"].str[3:6] + "-" + df["phone"].str[6:]
df["price"] = df["price"].str.replace(r"[^0-9.]", "", regex=True).astype(float)
df["initials"] = df["full_name"].str.split().str[0].str[0] + df["full_name"].str.split().str[-1].str[0]
print(df)
print(df["full_name"].str.extract(r"(?P<first>\w+) (?P<last>\w+)"))
