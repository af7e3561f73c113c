# The operator stands on another line than the expression's start. FIXME: CPython shows all lines.
base = 100
discount = None
total = (
    base
    - discount
)
