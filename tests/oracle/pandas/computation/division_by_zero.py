# Division and remainder by zero.
import pandas as pd

a = pd.Series([1, 0, -1])
z = pd.Series([0, 0, 0])
print(a / z)
print(a // z)
print(a % z)
print(a / 0)
print((a / 2).tolist())
f = pd.Series([1.5, -2.5])
print((f // 1).tolist(), (f % 1).tolist(), (f // 0).tolist())
print((pd.Series([7, -7]) // 2).tolist(), (pd.Series([7, -7]) % 3).tolist())
