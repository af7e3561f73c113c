# Visits of patients: numbered, compared with the first one, and laid out wide with values of several kinds.
import pandas as pd

visits = pd.DataFrame(
    {
        "patient": [1, 1, 2, 2, 2, 3],
        "date": pd.to_datetime(["2024-01-10", "2024-02-01", "2024-01-05", "2024-01-20", "2024-03-15", "2024-02-02"]),
        "pressure": [140, 135, 120, 125, 118, 160],
        "nurse": list("pqpqpq"),
    }
)
visits["visit"] = visits.groupby("patient").cumcount() + 1
visits["since_first"] = visits["date"] - visits.groupby("patient")["date"].transform("min")
visits["change"] = visits.groupby("patient")["pressure"].transform(lambda values: values - values.iloc[0])
print(visits)
print(visits.pivot(index="patient", columns="visit", values="pressure").add_prefix("v"))

wide = visits.pivot(index="patient", columns="visit", values=["pressure", "date"])
print(wide)
print(wide.dtypes)
print(visits.pivot(index="patient", columns="visit", values=["pressure", "nurse"]).fillna("-"))
for keys in ({"index": "doctor"}, {"index": ["patient", "ward"]}):
    try:
        visits.pivot(columns="visit", **keys)
    except KeyError as error:
        print("KeyError:", error)
