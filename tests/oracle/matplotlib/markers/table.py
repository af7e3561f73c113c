import numpy as np
from matplotlib.markers import MarkerStyle

for marker, name in MarkerStyle.markers.items():
    style = MarkerStyle(marker)
    print(repr(marker), name, style.is_filled(), style.get_snap_threshold(), style.get_joinstyle(), style.get_capstyle(), bool(style),
          len(style.get_path()), (np.round(style.get_transform().get_matrix(), 4) + 0.0)[:2].tolist())
print(MarkerStyle.filled_markers, MarkerStyle.fillstyles)
