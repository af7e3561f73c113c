# attack: three-argument pow with operands of millions of bits
# stopped by: ExecutionTimeout
# limits: timeout=1
m = (1 << 400000) - 1
pow(3, m, m)
print("ESCAPED")
