# attack: statements that change a database, reach another file or end the read-only state
# prints: refused: 44
from orchestrator.mcp.data import load_sql

STATEMENTS = """attach database 'workspace/made.db' as other
attach database '/etc/passwd' as other
attach database ':memory:' as other
detach database main
insert into customers values (9, 'Eve', 'Nowhere')
update customers set name = 'Eve'
delete from customers
replace into customers values (1, 'Eve', 'Nowhere')
insert into customers values (9, 'Eve', 'Nowhere') returning name
with x as (select 1) delete from customers returning name
drop table customers
alter table customers rename to mine
create table mine as select * from customers
create temp table mine as select * from customers
create view mine as select 1
create trigger t after insert on customers begin select 1; end
create virtual table mine using fts5(a)
create virtual table temp.mine using fts3tokenize(unicode61)
create index i on customers (name)
vacuum
vacuum into 'workspace/made.db'
reindex
analyze
begin immediate
savepoint s
commit
select 1; delete from customers
select 1; select 2
pragma writable_schema = on
pragma query_only = off
pragma trusted_schema = on
pragma temp_store_directory = '/tmp'
pragma journal_mode = wal
pragma locking_mode = exclusive
pragma mmap_size = 1000000000
pragma cache_size = 1000000000
pragma hard_heap_limit = 0
pragma user_version = 7
pragma database_list
pragma wal_checkpoint
pragma incremental_vacuum
pragma optimize
select * from pragma_database_list
explain delete from customers"""

refused = 0
for statement in STATEMENTS.splitlines():
    try:
        rows = load_sql(statement, connection="data/raw/shop.db")
    except (PermissionError, ValueError):
        refused += 1
        continue
    if statement.startswith("explain"):
        continue
    print("ESCAPED", statement, rows)
if load_sql("select count(*) as n from customers where name = 'Eve'")["n"][0] != 0:
    print("ESCAPED: the database was changed")
print("refused:", refused)
