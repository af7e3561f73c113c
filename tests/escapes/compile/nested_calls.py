# attack: ten thousand nested calls
# stopped by: SyntaxError
# source: "f = lambda x: x\n" then repeat "f(" 10000 then "1" then repeat ")" 10000
