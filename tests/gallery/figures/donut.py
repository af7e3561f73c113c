import matplotlib.pyplot as plt

fig, ax = plt.subplots(figsize=(6, 6))
wedges, texts = ax.pie([10, 20, 30, 40], wedgeprops=dict(width=0.4, edgecolor="w"), startangle=-40)
ax.legend(wedges, ["ten", "twenty", "thirty", "forty"], title="Parts", loc="center")

plt.savefig("reports/donut.png")
