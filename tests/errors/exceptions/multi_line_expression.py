# The operator stands on another line than the expression's start.
base = 100
discount = None
total = (
    base
    - discount
)
