# numpy booleans
import numpy as np

print(repr(np.bool_(True)), np.True_ is np.bool_(1), np.True_ == True, not np.True_)
print(type(np.float64(1) > 0).__name__)
print(np.array([1, 2])[np.True_ and 1])
print('yes' if np.int64(3) > 2 else 'no')
print(int(np.True_), sum([np.True_, np.True_]), np.bool_(False) or 5)
print(isinstance(np.True_, bool), np.True_ & False)
