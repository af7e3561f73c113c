# A JSON file in another folder.
import pandas as pd

write_file("workspace/orders.json", "[]")
pd.read_json("data/raw/orders.json")
