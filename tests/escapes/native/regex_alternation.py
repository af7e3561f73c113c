# attack: overlapping alternatives with backreferences
# stopped by: ExecutionTimeout
# limits: timeout=1
import re

re.search(r"(a|a|aa)+\1?(x)?$|(\w*\w*\w*\w*\w*\w*\w*\w*)!", "a" * 60 + "!b" * 30)
re.match(r"(x+x+)+y", "x" * 60)
print("ESCAPED")
