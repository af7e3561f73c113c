# keepdims keeps the reduced axes
import numpy as np

a = np.arange(6.0).reshape(2, 3)
print(a.sum(axis=1, keepdims=True), a.mean(axis=0, keepdims=True), a.max(keepdims=True))
print(a - a.mean(axis=1, keepdims=True), np.argmax(a, axis=1, keepdims=True), np.median(a, axis=1, keepdims=True))
print(np.any(a > 4, axis=1, keepdims=True), np.sum(a, axis=(0, 1), keepdims=True).shape)
