# attack: quadratic and worse lookarounds over a long text
# stopped by: ExecutionTimeout or MemoryLimit or MemoryError
# limits: timeout=1 memory=256M
import re

re.sub(r"(?=(.*a.*a.*a.*b))x?", "", "a" * 5000)
re.findall(r".*.*.*.*=", "x" * 3000)
print("ESCAPED")
