# Names that are there, and names that are refused
from scipy import optimize

wanted = "minimize curve_fit root brentq newton fsolve linprog milp least_squares basinhopping dual_annealing nnls Bounds OptimizeWarning"
print(all(hasattr(optimize, name) for name in wanted.split()))
try:
    optimize.nothing
except AttributeError as error:
    print(error)
print(optimize.RootResults(1.5, 3, 4, 0, "bisect"))
