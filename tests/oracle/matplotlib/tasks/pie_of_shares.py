# Wedges, labels and percentages.
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
wedges, texts, numbers = ax.pie([30, 20, 50], labels=["x", "y", "z"], autopct="%1.1f%%")
print([t.get_text() for t in texts], [t.get_text() for t in numbers])
print([(round(w.theta1, 3), round(w.theta2, 3)) for w in wedges], [w.get_label() for w in wedges])
print([tuple(round(c, 4) for c in w.get_facecolor()) for w in wedges])
print(ax.axis("equal"), ax.get_aspect())
