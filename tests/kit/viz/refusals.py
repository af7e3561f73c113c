# Arguments that cannot be drawn, each with the words that say why
import numpy as np
import pandas as pd

from orchestrator.mcp import viz

df = pd.DataFrame({"n": [1.0, 2.0], "text": ["a", "b"], "gone": [None, None], "far": [-1e308, 1e308], "inf": [np.inf, -np.inf]})
double = pd.DataFrame([[1, 2]], columns=["n", "n"])
for wrong in (
    lambda: viz.plot_distribution(df.head(0), "n"),
    lambda: viz.plot_distribution(5, "n"),
    lambda: viz.plot_distribution(df, "gone"),
    lambda: viz.plot_distribution(df, "inf"),
    lambda: viz.plot_distribution(df, "far"),
    lambda: viz.plot_distribution(df, "n", bins=2.5),
    lambda: viz.plot_distribution(df, "n", bins=10**9),
    lambda: viz.plot_distribution(df, "n", top=0),
    lambda: viz.plot_distribution(df, []),
    lambda: viz.plot_distribution(double, "n"),
    lambda: viz.plot_distribution(pd.DataFrame(np.zeros((2, 30)))),
    lambda: viz.plot_distribution({"z": [1j, 2j]}, "z"),
    lambda: viz.plot_distribution(df, "n", by="m"),
    lambda: viz.plot_distribution(df, "n", format="pdf"),
    lambda: viz.plot_distribution(df, "n", format="svg", output="x.png"),
    lambda: viz.plot_distribution(df, "n", theme="blue"),
    lambda: viz.plot_distribution(df, "n", width=10**9),
    lambda: viz.plot_distribution(df, "n", width=9000, height=9000),
    lambda: viz.plot_distribution(df, "n", height="tall"),
    lambda: viz.plot_distribution(df, "n", scale=float("nan")),
    lambda: viz.plot_distribution(df, "n", scale=99),
    lambda: viz.plot_distribution(df, "n", title=["a"]),
    lambda: viz.plot_distribution(df, "n", figsize=(3, 4)),
    lambda: viz.plot_line(df, "n", "text"),
    lambda: viz.plot_line(df, "n", "gone"),
    lambda: viz.plot_line(df, "text", ["n", "far"], by="text"),
    lambda: viz.plot_line(df, "text", "n", aggregate="product"),
    lambda: viz.plot_line({"text": ["a"]}),
    lambda: viz.plot_bar(df, "gone", "n"),
    lambda: viz.plot_bar(df, "text", "n", aggregate="first"),
    lambda: viz.plot_scatter(df, "n", "text"),
    lambda: viz.plot_scatter(df, "n", "inf"),
    lambda: viz.plot_scatter(df, "n", "n", by="text", color="n"),
    lambda: viz.plot_box(df, "inf"),
    lambda: viz.plot_box(df, ["n", "far"], by="text"),
    lambda: viz.plot_heatmap(df, ["n", "text"]),
    lambda: viz.plot_heatmap(df[["n", "text"]]),
    lambda: viz.plot_heatmap(df, index="text"),
    lambda: viz.plot_heatmap(df, values="n"),
    lambda: viz.plot_heatmap({"a": range(300), "b": range(300)}, "b", index="a"),
    lambda: viz.plot_forecast([1, 2, 3]),
    lambda: viz.plot_forecast(pd.DataFrame({"y": [1.0]})),
    lambda: viz.plot_forecast(pd.DataFrame({"yhat": [np.nan]})),
    lambda: viz.plot_drift(df, df, "gone"),
    lambda: viz.plot_drift(df, df.drop(columns="n"), "n"),
    lambda: viz.plot_drift(df, df, "n", threshold=2),
    lambda: viz.generate_report("text", theme="blue"),
    lambda: viz.generate_report("text", metadata=["author"]),
    lambda: viz.generate_report("text", output="report.pdf"),
    lambda: viz.generate_report("text", max_rows=0),
    lambda: viz.generate_report("{{ n }}", frames={"n": 5}),
    lambda: viz.generate_report(None),
):
    try:
        print("drawn", wrong())
    except Exception as error:
        print(type(error).__name__, error)
