# attack: a triple-quoted string that never ends, and an f-string that stops in its expression
# stopped by: SyntaxError
# source: "x = f'''{1 + '''" then repeat "abc\n" 100000
