# attack: functools.partial.__setstate__ makes a partial call itself, with any types it accepts
# stopped by: RecursionError
import functools

p = functools.partial(len)
p.__setstate__((p, (), {}, {}))
p(1)
