# attack: converts a huge integer to text
# stopped by: ValueError or ExecutionTimeout
# limits: timeout=1
text = str(7 ** 10 ** 7)
print("ESCAPED", len(text))
