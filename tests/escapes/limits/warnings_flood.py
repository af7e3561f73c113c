# attack: floods through warnings with a new message each time, growing the registry
# stopped by: OutputLimit or ExecutionTimeout or MemoryLimit or MemoryError
# limits: timeout=5 memory=128M output=64K
import warnings

warnings.simplefilter("always")
i = 0
while True:
    warnings.warn("w%d" % i * 100)
    i += 1
