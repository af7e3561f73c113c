import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

rng = np.random.default_rng(9)
frame = pd.DataFrame({"a": rng.normal(size=20), "b": rng.normal(size=20)})
fig, ax = plt.subplots()
parts = ax.violinplot(frame)
print(len(parts["bodies"]), [np.round(segment, 3).tolist() for segment in parts["cbars"].get_segments()])
for body in parts["bodies"]:
    body.set_facecolor("red")
    body.set_edgecolor("black")
    body.set_alpha(1)
print(parts["bodies"][0].get_facecolor().tolist(), parts["bodies"][0].get_edgecolor().tolist())
parts = ax.violinplot(frame["a"], positions=[7], vert=False, bw_method="silverman", quantiles=[0.5])
print([np.round(segment, 3).tolist() for segment in parts["cquantiles"].get_segments()])
parts = ax.violinplot(frame["a"], bw_method=lambda kde: 0.5, side="low", points=7)
print(np.round(parts["bodies"][0].get_paths()[0].vertices, 3).tolist()[:5])
