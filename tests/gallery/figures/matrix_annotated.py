import numpy as np
import matplotlib.pyplot as plt

matrix = np.array([[50, 3, 2], [4, 45, 6], [1, 7, 42]])
fig, ax = plt.subplots()
image = ax.imshow(matrix, cmap="Blues")
ax.set_xticks(range(3), labels=["cat", "dog", "bird"])
ax.set_yticks(range(3), labels=["cat", "dog", "bird"])
for i in range(3):
    for j in range(3):
        ax.text(j, i, matrix[i, j], ha="center", va="center", color="white" if matrix[i, j] > 25 else "black")
ax.set_xlabel("Predicted")
ax.set_ylabel("True")
ax.set_title("Confusion matrix")
fig.colorbar(image)

plt.savefig("reports/matrix_annotated.png")
