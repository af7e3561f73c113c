# attack: relabels an OrderedDict view as the proxy of a frame's locals
# stopped by: TypeError
import collections

def locals_proxy():
    try:
        raise KeyError
    except KeyError as e:
        return e.__traceback__.tb_frame.f_locals

kind = type(locals_proxy())
view = collections.OrderedDict(a=1).keys()
if kind is dict:
    raise TypeError("f_locals is a plain dict")
view.__class__ = kind
print("ESCAPED a view is now a frame locals proxy")
