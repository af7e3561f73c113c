# attack: run a skill with builtins of our own choice, which would look like trusted code
# prints: ['print']
# prints: [{'severity': 'high'}]
namespace = {"__builtins__": {"print": print}}
exec(load_skill("filter_high_risk"), namespace)
seen = namespace["__builtins__"]
if "eval" in seen or "compile" in seen or "__loader__" in seen:
    print("ESCAPED")
import json
if namespace["filter_high_risk"].__globals__ is not namespace:
    print("odd")
print(sorted(name for name in ("eval", "compile", "__loader__", "print") if name in seen))
print(namespace["filter_high_risk"]([{"severity": "high"}, {"severity": "low"}]))
