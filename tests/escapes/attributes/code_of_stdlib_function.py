# attack: reads the code object of trusted functions and lists nested code to rebuild it
# stopped by: AttributeError
import json

code = json.dumps.__code__
for const in code.co_consts:
    if type(const) is type(code):
        print("nested code", const.co_name)
made = code.replace(co_name="x")
print("ESCAPED replaced a trusted code object:", made)
