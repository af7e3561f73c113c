# Choosing how to draw.
import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt

print(matplotlib.get_backend().lower(), plt.get_backend().lower())
plt.figure()
plt.switch_backend("agg")
print(plt.get_fignums(), plt.rcParams["backend"].lower())
plt.switch_backend("svg")
print(plt.get_backend().lower())
matplotlib.use("Agg", force=True)
print(matplotlib.rcParams["backend"].lower(), matplotlib.is_interactive())
try:
    plt.switch_backend("imaginary")
except ModuleNotFoundError as error:
    print(error)
