# attack: a finalizer that the collector runs while a module is loaded makes a class, whose code would pass for the library's
# stopped by: InstructionLimit
# limits: timeout=5 instructions=100000
import collections
import itertools

made = []


class Cycle:
    def __init__(self):
        self.itself = self

    def __del__(self):
        made.append(collections.namedtuple("Point", "x"))


for _ in range(600):
    Cycle()
import asyncio, configparser, decimal, difflib, fractions, html.parser, logging, textwrap, xml.etree.ElementTree, zoneinfo

while not made:
    Cycle()
for Point in made:
    collections.deque(map(Point, itertools.repeat(1)), maxlen=0)
print("ESCAPED")
