# attack: fifty thousand lambdas inside each other, each a scope of its own
# stopped by: RecursionError
# limits: timeout=10 memory=512M
# source: "x = " then repeat "lambda:" 50000 then "1"
