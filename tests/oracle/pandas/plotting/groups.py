# Plots of groups.
import matplotlib.pyplot as plt
import pandas as pd

df = pd.DataFrame({"g": list("uvuv"), "a": [1, 2, 3, 4], "b": [4.0, 3.0, 2.0, 1.0]})
result = df.groupby("g").plot(x="a", y="b")
print(type(result).__name__, result.index.tolist(), [ax.get_lines()[0].get_xydata().tolist() for ax in result])
plt.figure()
result = df.groupby("g")["a"].plot(legend=True)
print(result.index.tolist(), result.iloc[0] is result.iloc[1], result.name)
print([t.get_text() for t in result.iloc[0].get_legend().get_texts()])
result = df.groupby("g").plot.scatter(x="a", y="b")
print(result.index.tolist(), [ax.get_xlabel() for ax in result])
result = df.groupby("g").boxplot(column=["a", "b"])
print(type(result).__name__, result.index.tolist(), [ax.get_title() for ax in result])
ax = df.groupby("g").boxplot(subplots=False, column=["a"])
print([t.get_text() for t in ax.get_xticklabels()])
result = df.groupby("g").hist(bins=2)
print(type(result).__name__, result.index.tolist(), result.iloc[0].shape)
plt.figure()
result = df.groupby("g")["a"].hist(alpha=0.5)
print(type(result).__name__, result.index.tolist(), type(result.iloc[0]).__name__)
ax = df.groupby("g")["a"].sum().plot.bar(ax=plt.figure().add_subplot())
print([t.get_text() for t in ax.get_xticklabels()], ax.get_xlabel(), [p.get_height() for p in ax.patches])
