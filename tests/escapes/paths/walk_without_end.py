# attack: fills a folder with files and walks through it again and again, in native calls
# stopped by: ExecutionTimeout
# limits: timeout=3
import collections
import itertools
import pathlib

folder = pathlib.Path("workspace/many")
folder.mkdir()
for i in range(3000):
    (folder / ("f%d" % i)).touch()

# None of its own bytecode runs between one walk and the next.
collections.deque(itertools.chain.from_iterable(map(folder.rglob, itertools.repeat("*"))), maxlen=0)
print("ESCAPED")
