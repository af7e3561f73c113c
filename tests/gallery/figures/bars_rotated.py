import matplotlib.pyplot as plt

names = [f"category number {i}" for i in range(8)]
plt.figure(figsize=(8, 5))
plt.bar(names, [5, 3, 8, 6, 9, 2, 7, 4], color="purple", alpha=0.7)
plt.xticks(rotation=45, ha="right")
plt.tight_layout()

plt.savefig("reports/bars_rotated.png")
