# Functions that are told, and things that belong together.
from matplotlib.cbook import CallbackRegistry, Grouper

heard = []
def listen(*args):
    heard.append(args)

registry = CallbackRegistry(signals=["moved", "closed"])
number = registry.connect("moved", listen)
registry.process("moved", 3, 4); registry.process("closed")
with registry.blocked():
    registry.process("moved", 5)
registry.disconnect(number); registry.process("moved", 6)
print(heard, number)
try:
    registry.connect("nope", listen)
except ValueError as error:
    print(error)

class Thing:
    pass

a, b, c = Thing(), Thing(), Thing()
group = Grouper()
group.join(a, b)
print(group.joined(a, b), group.joined(a, c), a in group, c in group, len(group.get_siblings(a)), len(list(group)))
group.join(b, c); print(group.joined(a, c), len(group.get_siblings(c)))
group.remove(a); print(a in group, group.joined(b, c))
