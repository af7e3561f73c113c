import numpy as np
import matplotlib.pyplot as plt

x = np.arange(12)
fig, (top, bottom) = plt.subplots(2, 1, figsize=(7, 6))
top.step(x, np.sin(x), where="mid", label="mid")
top.step(x, np.sin(x) + 1, where="post", label="post")
top.plot(x, np.sin(x), "o--", color="grey", alpha=0.3)
top.legend()
bottom.stem(x, np.cos(x))
bottom.set_title("Stems")
fig.tight_layout()

plt.savefig("reports/steps_and_stems.png")
