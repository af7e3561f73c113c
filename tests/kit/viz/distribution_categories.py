# plot_distribution of categories: bars by value, the rest of many together, groups in colours
import re
from pathlib import Path

import pandas as pd

from orchestrator.mcp.viz import plot_distribution


def texts(path):
    return re.findall(r"<text[^>]*>\s*([^<]*?)\s*</text>", Path(path).read_text())


df = pd.DataFrame({"payment": ["card"] * 6 + ["cash"] * 3 + ["transfer", None], "paid": [True, False] * 5 + [True]})
path = plot_distribution(df, "payment", format="svg")
print(path, texts(path))
print("flags:", texts(plot_distribution(df, "paid", format="svg")))
print("by group:", texts(plot_distribution(df, "payment", by="paid", format="svg")))
sizes = pd.Categorical(["small", "large", "small"], categories=["small", "medium", "large"], ordered=True)
print("own order:", texts(plot_distribution({"size": sizes}, "size", format="svg")))
many = pd.DataFrame({"key": [f"id{number % 100_000}" for number in range(100_050)]})
print("many:", texts(plot_distribution(many, "key", top=4, format="svg")))
print("lists:", texts(plot_distribution({"tags": [["a"], ["a", "b"], ["a"]]}, "tags", format="svg")))
