# attack: an async generator's ag_frame and ag_await lead to the builtins of the frame
# prints: ['print'] None
async def ag():
    yield 1

g = ag()
b = g.ag_frame.f_builtins
b = b if isinstance(b, dict) else vars(b)
if callable(b.get("eval")) or callable(b.get("exec")):
    print("ESCAPED real builtins of the async generator's frame")
if g.ag_frame.f_back is not None and g.ag_frame.f_back.f_globals is not globals():
    print("ESCAPED caller of the async generator")
print([name for name in ("eval", "exec", "compile", "print") if callable(b.get(name))], g.ag_frame.f_back)
