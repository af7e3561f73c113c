"""The sequences of Slepian."""
import numpy as np
from scipy.signal import windows

np.set_printoptions(precision=12)
print(np.round(windows.dpss(8, 2.5), 11))
found, ratios = windows.dpss(8, 2, 3, return_ratios=True)
print(np.round(found, 11), np.round(ratios, 11))
print(np.round(windows.dpss(7, 2, sym=False), 11), np.round(windows.dpss(9, 3, norm=2), 11))
for call in (lambda: windows.dpss(8, 5), lambda: windows.dpss(8, 2, 9), lambda: windows.dpss(8, 2, norm="x")):
    try:
        call()
    except ValueError as error:
        print(error)
