# get_state and set_state
import numpy as np

np.random.seed(3)
np.random.randn(3)
state = np.random.get_state()
print(state[0], state[1][:4], state[2:])
a = np.random.randn(3)
np.random.set_state(state)
print((a == np.random.randn(3)).all())
