# What tight layout warns of.
import matplotlib.pyplot as plt

import warnings

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    fig = plt.figure()
    fig.add_axes([0.1, 0.1, 0.8, 0.8])
    fig.tight_layout()
    fig, ax = plt.subplots(figsize=(0.3, 0.3))
    fig.tight_layout()
    fig, axs = plt.subplots(1, 30, figsize=(4, 4))
    fig.tight_layout()
    fig = plt.figure()
    fig.add_subplot(2, 1, 1)
    fig.add_subplot(3, 1, 3)
    fig.tight_layout()
for warning in caught:
    print(warning.category.__name__, "-", warning.message)
