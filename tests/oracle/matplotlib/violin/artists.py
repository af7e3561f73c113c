import matplotlib.pyplot as plt
import numpy as np

rng = np.random.default_rng(5)
data = [rng.normal(size=40), rng.normal(2, 0.5, size=40)]
fig, ax = plt.subplots()
parts = ax.violinplot(data, showmeans=True, showmedians=True, quantiles=[[0.25, 0.75], [0.1]])
print(list(parts), len(parts["bodies"]))
body = parts["bodies"][0]
print(type(body).__name__, np.round(body.get_facecolor(), 4).tolist(), body.get_alpha(), body.get_paths()[0].vertices.shape)
print(np.round(body.get_paths()[0].vertices[:4], 4).tolist(), np.round(body.get_paths()[0].get_extents().bounds, 4).tolist())
for name in ("cmeans", "cmaxes", "cmins", "cbars", "cmedians", "cquantiles"):
    print(name, [np.round(segment, 4).tolist() for segment in parts[name].get_segments()], np.round(parts[name].get_color(), 3).tolist())
print([round(float(v), 3) for v in (*ax.get_xlim(), *ax.get_ylim())])
parts = ax.violinplot(data, positions=[3, 5], orientation="horizontal", showextrema=False, widths=[1, 0.5], points=20, bw_method=0.3, side="high")
print(list(parts), np.round(parts["bodies"][0].get_paths()[0].get_extents().bounds, 4).tolist(), parts["bodies"][0].get_paths()[0].vertices.shape)
parts = ax.violinplot([3, 3, 3])
print(parts["bodies"][0].get_paths()[0].vertices.shape)
