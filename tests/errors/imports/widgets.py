# A slider: there is no window to move it in.
import matplotlib.pyplot as plt
from matplotlib.widgets import Slider

fig, ax = plt.subplots()
slider = Slider(ax, "a", 0, 1)
