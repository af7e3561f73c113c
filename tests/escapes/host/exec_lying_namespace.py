# attack: a namespace that forgets its builtins, handed to exec by trusted code whose builtins would be used instead
# prints: refused: 2
import asyncio

class Forgetful(dict):
    def __setitem__(self, key, value):
        if key != "__builtins__":
            dict.__setitem__(self, key, value)

skill = load_skill("csv_profile")
namespace = Forgetful()

async def main():
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda loop, context: None)
    loop.call_soon(exec, skill, namespace)
    await asyncio.sleep(0.01)

asyncio.run(main())
refused = 0
for attempt in (lambda: exec(skill, namespace), lambda: exec(skill, globals=namespace)):
    try:
        attempt()
    except TypeError:
        refused += 1
        continue
if namespace:
    print("ESCAPED", sorted(namespace))
print("refused:", refused)
