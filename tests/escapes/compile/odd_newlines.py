# attack: form feeds, vertical tabs, lone carriage returns and unicode line separators that hide a statement
# stopped by: SyntaxError
# source: "x = 1 # \u2028 not a new line\r\fy = 2\u000b\n" then repeat "\r" 100000 then "\n"
