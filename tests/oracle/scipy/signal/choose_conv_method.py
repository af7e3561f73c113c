"""Which way of convolution is chosen."""
import numpy as np
from scipy.signal import choose_conv_method

for n, k in ((10, 5), (1000, 1000), (10000, 5000), (5000, 20)):
    print(n, k, choose_conv_method(np.ones(n), np.ones(k)), choose_conv_method(np.ones(n), np.ones(k), mode="valid"))
print(choose_conv_method(np.ones((200, 200)), np.ones((30, 30))), choose_conv_method(np.full(3, 2**40), np.full(3, 2**40)))
