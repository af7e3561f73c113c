# attack: the textbook hopeless regular expression
# stopped by: ExecutionTimeout
# limits: timeout=1
import re

re.match(r"(a+)+$", "a" * 40 + "b")
print("ESCAPED")
