# attack: statistics over endless iterators and over many big integers
# stopped by: ExecutionTimeout or MemoryLimit or MemoryError
# limits: timeout=1 memory=128M
import itertools
import statistics

statistics.fmean(itertools.repeat(1.0))
print("ESCAPED")
