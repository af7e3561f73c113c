# Sets that share nothing, merged step by step.
from scipy.cluster.hierarchy import DisjointSet

sets = DisjointSet([1, 2, 3, "a", "b"])
print(sets.merge(1, 2), sets.merge(3, "a"), sets.merge("a", "b"), sets.merge("b", "b"))
print(sets[2], sets["b"], sets.connected(1, 2), sets.connected(1, "b"))
print(sorted(sets.subset(2)), sets.subset_size("b"), sets.n_subsets, list(sets), len(sets), 7 in sets)
try:
    sets[7]
except KeyError as error:
    print("KeyError", error)
