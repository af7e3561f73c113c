# attack: a million unary operators: the tree is refused as too deep, but dropping it recurses too
# stopped by: RecursionError
# limits: timeout=20 memory=512M
# source: "x = " then repeat "-" 1000000 then "1"
