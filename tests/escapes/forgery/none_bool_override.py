# attack: NoneType has no immutable flag: giving it __bool__ or __eq__ would turn checks in trusted code around
# stopped by: TypeError
type(None).__bool__ = lambda self: True
if None:
    print("ESCAPED None is true")
print("ESCAPED NoneType is writable")
