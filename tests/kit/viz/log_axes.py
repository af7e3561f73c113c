# log_x and log_y: decades with their unit, bins and trends that match, and how many values have no logarithm
import re
from pathlib import Path

import numpy as np
import pandas as pd

from orchestrator.mcp import viz


def texts(path):
    return re.findall(r"<text[^>]*>\s*([^<]*?)\s*</text>", Path(path).read_text())


rng = np.random.default_rng(8)
cities = pd.DataFrame({"people": np.round(10 ** rng.uniform(2, 7, 200)), "country": rng.choice(["x", "y"], 200)})
cities["patents"] = np.round(cities["people"] ** 0.9 / 100)
print("scatter:", texts(viz.plot_scatter(cities, "people", "patents", log_x=True, log_y=True, trend=True, format="svg")))
print("half of it:", texts(viz.plot_scatter(cities, "people", "patents", log_y=True, trend=True, format="svg"))[-1])
print("line:", texts(viz.plot_line({"day": [1, 2, 3, 4], "cases": [1, 30, 0, 20000]}, "day", "cases", log_y=True, format="svg")))
print("bars:", texts(viz.plot_bar({"k": list("abcd"), "v": [1200000, 340, 5, -3]}, "k", "v", log_y=True, format="svg")))
print("lying bars:", texts(viz.plot_bar({"k": list("abc"), "v": [1200, 34, 5]}, "k", "v", log_y=True, horizontal=True, format="svg"))[-5:])
print("distribution:", texts(viz.plot_distribution(cities, "people", log_x=True, smooth=True, format="svg")))
print("counts:", texts(viz.plot_distribution(cities, "people", log_y=True, format="svg")))
print("categories:", texts(viz.plot_distribution({"k": ["a"] * 900 + ["b"] * 7}, "k", log_y=True, format="svg")))
print("groups:", texts(viz.plot_distribution(cities, "people", by="country", log_x=True, log_y=True, format="svg"))[-3:])
print("boxes:", texts(viz.plot_box(cities, "people", by="country", log_y=True, format="svg")))
print("violins:", texts(viz.plot_violin(cities, "people", by="country", log_y=True, format="svg"))[:4])
print("below zero:", texts(viz.plot_distribution({"n": [-1, 0, 5, 50, 500.0]}, "n", log_x=True, format="svg"))[:2])
print("below zero:", texts(viz.plot_scatter({"x": [-1, 0, 5, None], "y": [1, 2, 3, 4]}, "x", "y", log_x=True, format="svg"))[:2])
for wrong in (
    lambda: viz.plot_distribution(cities, "country", log_x=True),
    lambda: viz.plot_distribution({"n": [-1.0, 0.0]}, "n", log_x=True),
    lambda: viz.plot_bar(cities, "country", "people", by="country", stacked=True, log_y=True),
    lambda: viz.plot_box({"n": [-1.0, 0.0]}, "n", log_y=True),
    lambda: viz.plot_line(cities, "country", "people", log_x=True, aggregate="sum"),
):
    try:
        print("drawn", wrong())
    except Exception as error:
        print(type(error).__name__, error)
