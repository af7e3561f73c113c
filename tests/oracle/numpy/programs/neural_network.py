# a two-layer network learning XOR
import numpy as np

rng = np.random.RandomState(1)
x = np.array([[0, 0], [0, 1], [1, 0], [1, 1]])
y = np.array([[0], [1], [1], [0]])
w1, w2 = rng.randn(2, 4), rng.randn(4, 1)
def sigmoid(z):
    return 1 / (1 + np.exp(-z))
for _ in range(2000):
    hidden = sigmoid(x @ w1)
    out = sigmoid(hidden @ w2)
    delta = (y - out) * out * (1 - out)
    w1 += x.T @ ((delta @ w2.T) * hidden * (1 - hidden))
    w2 += hidden.T @ delta
print(out.round(3).ravel(), (out > 0.5).astype(int).ravel())
