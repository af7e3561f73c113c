# Ten thousand orders for workflow.py, the same every time.
from servers.sqlite import create_table, read_query, write_query

create_table(query="create table if not exists orders (id integer, customer text, status text, amount real)")
write_query(query="delete from orders")
for start in range(0, 10_000, 2_000):
    values = ", ".join(
        f"({n}, 'customer {n * 7 % 83}', '{('paid', 'paid', 'pending', 'shipped', 'paid')[n * 13 % 5]}', {n * 37 % 9000 / 20})"
        for n in range(start, start + 2_000)
    )
    write_query(query=f"insert into orders values {values}")
print(read_query(query="select count(*) as orders from orders"))
