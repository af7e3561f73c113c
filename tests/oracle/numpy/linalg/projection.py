# projections, angles and distances
import numpy as np

a = np.array([2.0, 3.0])
b = np.array([4.0, 0.0])
print(np.dot(a, b) / np.dot(b, b) * b, np.dot(a, b) / (np.linalg.norm(a) * np.linalg.norm(b)), np.degrees(np.arccos(np.dot(a, b) / np.linalg.norm(a) / np.linalg.norm(b))).round(6), np.linalg.norm(a - b), np.abs(a - b).sum(), np.vdot(a, b), np.cross([2, 3, 0], [4, 0, 0]))
