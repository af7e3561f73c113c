# sort kinds and descending order
import numpy as np

a = np.array([5, 2, 8, 2])
print(np.sort(a, kind='mergesort'), np.sort(a, kind='heapsort'), np.sort(a, kind='quicksort'), np.sort(-a) * -1, a[::-1].argsort(kind='stable'), np.sort(a)[::-1], np.flip(np.sort(a)), np.sort(a, stable=True))
print(np.sort_complex([3, 1 + 2j]), np.sort(np.array(['b', 'aa', 'B', ''])), np.sort(np.array([3, 1, 2], dtype=object)))
