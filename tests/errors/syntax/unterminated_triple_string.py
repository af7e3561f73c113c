# A long text that is never closed.
query = """
select *
from orders

print(query)
