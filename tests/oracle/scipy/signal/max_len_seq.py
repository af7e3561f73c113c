"""Sequences of bits that repeat as late as can be."""
import numpy as np
from scipy.signal import max_len_seq

print(max_len_seq(4))
print(max_len_seq(5, length=10)[0], max_len_seq(3, state=[1, 0, 0])[0], max_len_seq(4, taps=[3])[0])
print(max_len_seq(10)[0].sum(), max_len_seq(8, length=300)[1])
for call in (lambda: max_len_seq(1), lambda: max_len_seq(3, state=[0, 0, 0]), lambda: max_len_seq(3, taps=[9]), lambda: max_len_seq(3, length=-1)):
    try:
        call()
    except ValueError as error:
        print(error)
