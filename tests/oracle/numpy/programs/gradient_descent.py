# fitting a line by gradient descent
import numpy as np

np.random.seed(0)
x = np.random.rand(50) * 10
y = 2.5 * x + 1 + np.random.randn(50)
w, b = 0.0, 0.0
for step in range(1000):
    error = w * x + b - y
    w -= 0.01 * 2 * (error * x).mean()
    b -= 0.01 * 2 * error.mean()
print(f"w={w:.4f} b={b:.4f} mse={np.mean((w * x + b - y) ** 2):.4f}")
print(np.round(np.polyfit(x, y, 1), 4))
