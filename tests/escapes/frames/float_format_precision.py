# attack: more decimals than a formatter can count
# prints: ValueError
# prints: ValueError
# prints: 300011
# prints: ValueError
# prints: 20
# prints: 132
import pandas as pd

df = pd.DataFrame({"a": [1.5, None]})
for work in (
    lambda: df.to_csv(float_format="%.99999f"),
    lambda: df.to_csv(float_format="%.99999e"),
    lambda: df.to_string(float_format="%.99999f"),
    lambda: df.to_json(double_precision=99999),
    lambda: df.round(99999),
    lambda: df["a"].map("{:.99999f}".format),
):
    try:
        print(len(str(work())))
    except (OverflowError, TypeError, ValueError, NotImplementedError) as error:
        print(type(error).__name__)
