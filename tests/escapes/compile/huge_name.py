# attack: an identifier of a million characters, then one of combining marks
# prints: [1, 2]
# source: repeat "a" 1000000 then " = 1\nb" then repeat "\u0301" 200000 then " = 2\n" then "print([value for name, value in list(globals().items()) if len(name) > 1000])\n"
