# converters are called with the text of each field
import io
import pandas as pd

text = "name,price,qty\n ann ,$1.50,2\n bob ,$20.00,\n"
df = pd.read_csv(io.StringIO(text), converters={"name": str.strip, "price": lambda t: float(t.strip("$")), 2: lambda t: int(t or 0)})
print(df)
print(df.dtypes)
