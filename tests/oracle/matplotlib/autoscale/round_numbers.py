"""Limits at round numbers by setting."""
import numpy as np
import matplotlib.pyplot as plt

plt.rcParams["axes.autolimit_mode"] = "round_numbers"
fig, ax = plt.subplots()
ax.plot([0.3, 9.7], [12, 88])
print(np.round(ax.axis(), 6).tolist(), ax.get_xticks().tolist(), ax.get_yticks().tolist())
plt.rcParams["axes.xmargin"] = 0
fig, ax = plt.subplots()
ax.plot([0.3, 9.7], [12, 88])
print(np.round(ax.axis(), 6).tolist())
