# functions change arrays given to them
import numpy as np

def bump(x):
    x += 1
    return x
def fresh(x):
    x = x + 1
    return x
a = np.zeros(2)
bump(a)
print(a)
fresh(a)
print(a)
bump(a[:1])
print(a)
bump(a[[0]])
print(a)
