# No array has more than 64 dimensions, however it comes by them.
import numpy as np

whole = np.ones((1,) * 64)
print(whole.ndim, whole.sum())
attempts = {
    "zeros": lambda: np.zeros((1,) * 65),
    "empty": lambda: np.empty((1,) * 70),
    "full": lambda: np.full((1,) * 65, 2),
    "reshape": lambda: np.array(1).reshape((1,) * 65),
    "expand_dims": lambda: np.expand_dims(whole, 0),
    "newaxis": lambda: whole[None],
    "newaxis at the end": lambda: whole[..., None],
    "broadcast_to": lambda: np.broadcast_to(1, (1,) * 65),
}
for name, attempt in attempts.items():
    try:
        print(name, attempt().shape)
    except (ValueError, IndexError) as error:
        print(name, type(error).__name__, error)
# An index that takes one away may add one.
print(whole[0][None].ndim, whole[None, 0].ndim)
