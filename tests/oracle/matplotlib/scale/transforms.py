# Each scale there and back.
import numpy as np
from matplotlib.scale import AsinhScale, FuncScale, FuncScaleLog, LinearScale, LogitScale, LogScale, SymmetricalLogScale

values = np.array([0.1, 0.5, 0.9])
for scale in (LinearScale(None), LogScale(None), LogScale(None, base=2), LogScale(None, base=3), SymmetricalLogScale(None), AsinhScale(None, linear_width=0.5),
              LogitScale(None), FuncScale(None, (np.sqrt, np.square)), FuncScaleLog(None, (np.sqrt, np.square))):
    t = scale.get_transform()
    there = t.transform(values)
    print(scale.name, np.round(there, 6).tolist(), np.round(t.inverted().transform(there), 6).tolist())
s = SymmetricalLogScale(None, base=10, linthresh=2, linscale=0.5)
print(np.round(s.get_transform().transform(np.array([-100, -2, -1, 0, 1.0, 3, 50])), 6).tolist(), s.base, s.linthresh, s.linscale)
print(LogScale(None).get_transform().transform(np.array([-1.0, 0, 10])).tolist(), LogitScale(None, "clip").get_transform().transform(np.array([-3, 0.5, 3.0])).tolist())
print(LogScale(None, subs=[2, 3]).subs, LogScale(None, base=2).base, AsinhScale(None).linear_width)
print(str(LogScale(None).get_transform()), str(LogScale(None).get_transform().inverted()), str(LogitScale(None).get_transform()))
