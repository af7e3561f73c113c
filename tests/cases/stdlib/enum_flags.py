# enum: Flag and IntFlag for combinations of options.
from enum import Flag, IntFlag, auto


class Permission(Flag):
    READ = auto()
    WRITE = auto()
    EXECUTE = auto()
    ALL = READ | WRITE | EXECUTE


print([p.value for p in (Permission.READ, Permission.WRITE, Permission.EXECUTE, Permission.ALL)])
mine = Permission.READ | Permission.WRITE
print(Permission.READ in mine, Permission.EXECUTE in mine, mine.value, bool(mine & Permission.EXECUTE))
print((mine ^ Permission.READ).name, (mine & ~Permission.WRITE).name, bool(Permission(0)))
print(mine == Permission(3), mine | Permission.EXECUTE == Permission.ALL, Permission(7) is Permission.ALL)
print([p.name for p in Permission.ALL if p in mine], [p.name for p in mine], len(mine))


class Access(IntFlag):
    R = 4
    W = 2
    X = 1


print(int(Access.R | Access.W), Access.R + 1, Access(6) == 6, (Access.R | 2) == 6)


def describe(mode):
    return "".join(flag.name.lower() if flag in mode else "-" for flag in (Access.R, Access.W, Access.X))


print([describe(Access(n)) for n in range(8)])
wanted = Permission(0)
for name in ("READ", "EXECUTE"):
    wanted |= Permission[name]
print(wanted.value, ~Permission.READ == Permission.WRITE | Permission.EXECUTE)
try:
    Permission(99)
except ValueError:
    print("unknown bits are refused")
