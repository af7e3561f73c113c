# A text turned into code.
expression = "2 + 3 * 4"
print(eval(expression))
