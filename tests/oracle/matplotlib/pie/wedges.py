import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
wedges, texts, shares = ax.pie([15, 30, 45, 10], labels=["a", "b", "c", "d"], autopct="%1.1f%%", startangle=90, explode=(0, 0.1, 0, 0))
for wedge, text, share in zip(wedges, texts, shares):
    print(round(float(wedge.theta1), 3), round(float(wedge.theta2), 3), wedge.r, np.round(wedge.center, 4).tolist(), np.round(wedge.get_facecolor(), 3).tolist(), wedge.get_label())
    print(text.get_text(), np.round(text.get_position(), 4).tolist(), text.get_ha(), text.get_va(), share.get_text(), np.round(share.get_position(), 4).tolist())
print(ax.get_xlim(), ax.get_ylim(), ax.get_aspect(), ax.get_frame_on(), ax.get_xticks().tolist())
