# A histogram with the normal curve over it, inspected as its tests do.
import numpy as np
import matplotlib.pyplot as plt


def task_func(mu, sigma, num_samples, seed=0):
    np.random.seed(seed)
    samples = np.random.normal(mu, sigma, num_samples)
    fig, ax = plt.subplots()
    count, bins, ignored = ax.hist(samples, 30, density=True)
    ax.plot(bins, 1 / (sigma * np.sqrt(2 * np.pi)) * np.exp(-((bins - mu) ** 2) / (2 * sigma**2)), linewidth=2, color="r")
    ax.set_title("Normal Distribution")
    ax.set_xlabel("Value")
    ax.set_ylabel("Frequency")
    return ax


ax = task_func(0, 1, 1000)
print(isinstance(ax, plt.Axes), len(ax.patches), len(ax.lines), ax.get_title(), ax.get_xlabel(), ax.get_ylabel())
print(np.round([p.get_height() for p in ax.patches[:5]], 6).tolist())
print(round(sum(p.get_height() * p.get_width() for p in ax.patches), 6))
print(np.round(ax.lines[0].get_xydata()[:3], 6).tolist(), ax.lines[0].get_color(), ax.lines[0].get_linewidth())
print(np.round(ax.get_xlim(), 6).tolist(), np.round(ax.get_ylim(), 6).tolist())
