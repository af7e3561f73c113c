# attack: catch_warnings keeps the real warnings module in an attribute
# prints: ['bool', '_WarningsState', 'bool', 'NoneType']
import types
import warnings

keeper = warnings.catch_warnings()
for value in [getattr(keeper, "_module", None), *vars(keeper).values()]:
    if isinstance(value, types.ModuleType) and value is not warnings:
        print("ESCAPED", value, hasattr(value, "sys"))
print([type(value).__name__ for value in vars(keeper).values()])
