"""`typing_extensions`: the names that `typing` itself has by now."""

from typing import *
from typing import (
    Annotated, ClassVar, Concatenate, Final, Literal, LiteralString, Never, NotRequired, ParamSpec, Protocol, Required,
    Self, TypeAlias, TypedDict, TypeGuard, TypeVarTuple, Unpack, assert_never, assert_type, dataclass_transform, final,
    get_args, get_origin, get_overloads, get_type_hints, is_typeddict, overload, reveal_type, runtime_checkable,
)
