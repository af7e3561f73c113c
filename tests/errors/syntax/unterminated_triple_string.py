# A long text that is never closed. FIXME: CPython words or marks it differently.
query = """
select *
from orders

print(query)
