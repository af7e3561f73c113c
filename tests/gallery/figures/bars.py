import matplotlib.pyplot as plt

names = ["North", "South", "East", "West"]
fig, ax = plt.subplots()
bars = ax.bar(names, [23, 17, 35, 29], color=["tab:red", "tab:blue", "tab:green", "tab:orange"])
ax.bar_label(bars)
ax.set_ylabel("Revenue [k€]")
ax.set_title("Revenue by region")

plt.savefig("reports/bars.png")
