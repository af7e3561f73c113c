# attack: values whose text raises, lies or changes the frame that is drawn
# prints: refused: 17
import pandas as pd

from orchestrator.mcp import viz


class Evil:
    def __str__(self):
        frame.drop(columns=list(frame.columns), inplace=True)
        return 5

    __repr__ = __str__

    def __hash__(self):
        raise ValueError("no hash")

    def __eq__(self, other):
        frame.drop(frame.index, inplace=True)
        return True


refused = 0
for make in (
    lambda: viz.plot_distribution(frame, "a"), lambda: viz.plot_distribution(frame, "n", by="a"), lambda: viz.plot_bar(frame, "a", "n"),
    lambda: viz.plot_line(frame, "a", "n"), lambda: viz.plot_scatter(frame, "n", "a"), lambda: viz.plot_box(frame, "n", by="a"),
    lambda: viz.plot_heatmap(frame, "a", index="n"), lambda: viz.plot_drift(frame, frame.copy(), "a"), lambda: viz.generate_report(frame),
    lambda: viz.generate_report("x", title=Evil()), lambda: viz.generate_report("x", metadata={Evil: Evil()}), lambda: viz.plot_forecast(frame),
    lambda: viz.plot_distribution(frame, Evil()), lambda: viz.plot_distribution(frame, "n", title=Evil()), lambda: viz.plot_distribution(frame, "n", bins=Evil()),
    lambda: viz.plot_distribution(frame, "n", output=Evil()), lambda: viz.plot_distribution(frame, "n", width=Evil()),
):
    frame = pd.DataFrame({"a": [Evil(), Evil()], "n": [1.0, 2.0]})
    try:
        make()
    except (ValueError, TypeError, KeyError, IndexError, AttributeError):
        refused += 1
print("refused:", refused)
