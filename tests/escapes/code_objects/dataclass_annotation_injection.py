# attack: dataclass pastes annotation names into source text it executes; a name that is code runs in the generated method
# stopped by: TypeError
import dataclasses

class C:
    x = 0

C.__annotations__ = {"x or print('ESCAPED code in a field name ran') or self.x": int}
C = dataclasses.dataclass(init=False, repr=False)(C)
C() == C()
