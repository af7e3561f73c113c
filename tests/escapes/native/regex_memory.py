# attack: repeats with huge bounds and a matcher stack that grows with the text
# stopped by: OverflowError or MemoryLimit or MemoryError or ExecutionTimeout or RecursionError
# limits: timeout=5 memory=128M
import re

refused = 0
for pattern, text in ((r"(?:(?:a{1000}){1000}){1000}", "a" * 10000), (r"(a?){65535}" * 20, "a" * 100000), (r"(?:.|\n)*", "a" * 20000000), (r"((a)|b)*", "ab" * 5000000), ("(" * 99 + "a" + ")" * 99, "a")):
    try:
        re.match(pattern, text)
    except (re.error, OverflowError):
        refused += 1
print("refused:", refused)
