# attack: exception groups nested deep, split, subgrouped and then raised
# stopped by: ExceptionGroup
e = ValueError(1)
for _ in range(50000):
    e = ExceptionGroup("g", [e])
try:
    e.subgroup(ValueError)
except RecursionError:
    pass
raise e
