from sklearn.model_selection import ParameterGrid, ParameterSampler

g = ParameterGrid({"b": [1, 2], "a": ["x", "y", "z"]})
print(len(g), list(g), g[4])
print(list(ParameterGrid([{"k": [1]}, {"k": [2], "c": [3, 4]}])))
print(list(ParameterSampler({"a": [1, 2, 3], "b": list("uvw")}, 4, random_state=0)))
for call in (lambda: ParameterGrid({"a": 1}), lambda: ParameterGrid({"a": []}), lambda: ParameterGrid(3)):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
