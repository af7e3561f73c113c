# Values to colours by a norm and a colormap.
import numpy as np
from matplotlib import cm
from matplotlib.colors import Normalize

sm = cm.ScalarMappable(Normalize(0, 10), "viridis")
print(np.round(sm.to_rgba([0, 5, 10]), 6).tolist(), tuple(round(float(v), 6) for v in sm.to_rgba(3)), sm.get_array())
print(sm.to_rgba(np.array([[0.0, 10.0]]), bytes=True).tolist(), np.round(sm.to_rgba([1, 2], alpha=0.5), 4).tolist())
sm.set_array([1, 2, 3]); sm.set_clim(0, 5); print(sm.get_clim(), sm.cmap.name)
sm.set_clim((1, 2)); sm.set_cmap("jet"); print(sm.get_clim(), sm.get_cmap().name)
print(sm.to_rgba(np.zeros((1, 2, 3))).tolist(), sm.to_rgba(np.zeros((1, 2, 3)), bytes=True).tolist())
sm.set_norm("log"); print(type(sm.norm).__name__); sm.set_norm(None); print(type(sm.norm).__name__)
sm.autoscale(); print(sm.get_clim())
def bad(call):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, str(error)[:90])
bad(lambda: sm.to_rgba(np.zeros((2, 2, 5)))); bad(lambda: sm.set_norm("zz")); bad(lambda: cm.ScalarMappable(3)); bad(lambda: sm.set_array(["a"])); bad(lambda: sm.set_cmap("zz"))
sm.set_array(None); bad(sm.autoscale)
