# Copies ask for the id of all they copy. What is asked for is not kept: this is run with little memory, too.
import copy
import json
import pprint
import reprlib


class Part:
    def __init__(self, owner):
        self.owner, self.parts = owner, []

    def __deepcopy__(self, memo):
        made = Part(None)
        memo[id(self)] = made
        made.owner, made.parts = copy.deepcopy(self.owner, memo), copy.deepcopy(self.parts, memo)
        return made


for _ in range(30):
    copy.deepcopy([[number] for number in range(20_000)])
kept = [[number] for number in range(20_000)]
for _ in range(10):
    copy.deepcopy(kept)
for _ in range(100):
    id([0] * 1_000_000)

# Scripts and modules are told the same, as long as the object lives.
top = Part(None)
top.parts.append(Part(top))
copied = copy.deepcopy(top)
print(copied.parts[0].owner is copied, copied is top)
shared = []
first, second, (third,) = copy.deepcopy([shared, shared, (shared,)])
print(first is second is third, first is shared)
numbers = [id(each) for each in kept]
print(numbers == [id(each) for each in kept], len(set(numbers)))
shared.append(shared)
pprint.pprint(shared)
print(reprlib.repr(shared))
try:
    json.dumps(shared)
except ValueError as error:
    print(error)
