# inverse
import numpy as np

a = np.array([[4.0, 7.0], [2.0, 6.0]])
print(np.round(np.linalg.inv(a), 6) + 0.0, np.allclose(a @ np.linalg.inv(a), np.eye(2)))
print(np.round(np.linalg.inv(np.array([[[1.0, 2], [3, 4]], [[2, 0], [0, 4]]])), 6) + 0.0)
for bad in [np.zeros((2, 2)), np.ones((2, 3))]:
    try:
        np.linalg.inv(bad)
    except np.linalg.LinAlgError as error:
        print(error)
