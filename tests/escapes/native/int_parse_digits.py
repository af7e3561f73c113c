# attack: parsing and printing of integers with millions of digits
# stopped by: ValueError or ExecutionTimeout
# limits: timeout=1
x = int("9" * 10 ** 6)
print("ESCAPED", x.bit_length())
