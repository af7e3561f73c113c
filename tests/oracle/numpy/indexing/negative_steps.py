# negative steps and out of range slices
import numpy as np

a = np.arange(6)
print(a[::-1], a[4:1:-1], a[-2::-2], a[10:], a[-100:2], a[3:3], a[5:0:-2])
print(a.reshape(2, 3)[::-1, ::-1])
print(a[:-1] + a[1:], a[::3][::-1])
