# attack: native code drops objects for ever, and each runs a __del__ that does nothing much
# stopped by: InstructionLimit
# limits: timeout=5 instructions=100000
import collections

class Dropped:
    def __del__(self):
        self.x = 1

collections.deque(iter(Dropped, None), maxlen=0)
print("ESCAPED __del__ is free")
