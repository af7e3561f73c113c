# attack: regular expressions nested deep for the pattern parser and for the matcher
# stopped by: RecursionError
# limits: timeout=10
import re

re.compile("(?:" * 50000 + "a" + ")" * 50000)
