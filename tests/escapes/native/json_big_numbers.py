# attack: JSON numbers with a million digits and exponents that overflow
# stopped by: ExecutionTimeout or ValueError
# prints: refused: 0
# limits: timeout=2
import json

refused = 0
for text in ("1" * 10 ** 6, "-" + "9" * 10 ** 6, "1e" + "9" * 10 ** 6, "0." + "1" * 10 ** 6, "[" + "1," * 10 ** 6 + "1]", '"' + "\\ud800" * 10 ** 5 + '"', '{"a":' * 500 + "1" + "}" * 500):
    try:
        json.loads(text)
    except ValueError:
        refused += 1
print("refused:", refused)
