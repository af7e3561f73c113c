# x= and y= choose columns, by label or by position.
import pandas as pd

df = pd.DataFrame({"t": [3, 1, 2], "a": [1.0, 3.0, 2.0], "b": [4, 5, 6]})
for kwds in ({"x": "t"}, {"x": "t", "y": "a"}, {"x": "t", "y": ["a", "b"]}, {"x": 0, "y": 1}, {"y": "b", "label": "bee"},
             {"x": "t", "y": ["a", "b"], "label": ["A", "B"]}, {"use_index": False}):  # fmt: skip
    ax = df.plot(**kwds)
    print(kwds, repr(ax.get_xlabel()), [t.get_text() for t in ax.get_legend().get_texts()])
    for line in ax.get_lines():
        print("  ", line.get_label(), line.get_xydata().tolist())
