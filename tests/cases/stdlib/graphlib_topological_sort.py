# graphlib: ordering tasks by their dependencies.
from graphlib import CycleError, TopologicalSorter

graph = {"serve": {"bake"}, "bake": {"mix", "heat"}, "mix": {"buy"}, "heat": set(), "buy": set()}
order = list(TopologicalSorter(graph).static_order())
print(sorted(order), order[-2:])
print(all(order.index(dep) < order.index(task) for task, deps in graph.items() for dep in deps))
print(list(TopologicalSorter({"c": ["b"], "b": ["a"]}).static_order()))

sorter = TopologicalSorter(graph)
sorter.prepare()
level = 0
while sorter.is_active():
    ready = sorted(sorter.get_ready())
    print("level", level, ready)
    sorter.done(*ready)
    level += 1

built = TopologicalSorter()
built.add("deploy", "test", "build")
built.add("test", "build")
print(list(built.static_order()))

try:
    list(TopologicalSorter({"a": ["b"], "b": ["a"]}).static_order())
except CycleError as error:
    message, cycle = error.args
    print(message, len(cycle), sorted(set(cycle)))
try:
    sorter.done("unknown")
except ValueError:
    print("unknown node")
try:
    sorter.prepare()
    sorter.prepare()
except ValueError:
    print("prepare only once")
print(list(TopologicalSorter({}).static_order()))
