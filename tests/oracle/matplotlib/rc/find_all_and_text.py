# Parts of the settings and their text.
import matplotlib as mpl

print(mpl.rcParams.find_all("lines.mark"))
print(repr(mpl.rcParams.find_all("axes3d.grid")))
print(type(mpl.rcParams.copy()).__name__, len(mpl.rcParams.find_all("^font")))
copy = mpl.rcParams.copy()
copy["lines.linewidth"] = 99
print(mpl.rcParams["lines.linewidth"], copy["lines.linewidth"])
print(sorted(mpl.rcParams.find_all("grid")))
print({key: value for key, value in mpl.rcParams.items() if key.startswith("errorbar")})
