# What an account that could do it may not do here.
from orchestrator.mcp.data import load_sql

STATEMENTS = """insert into sales (region) values ('changed')
insert into sales (region) values ('changed') returning id
update sales set region = 'changed' returning id
delete from sales returning id
with x as (delete from sales returning id) select * from x
create table mine as select 1
create temp table mine as select 1
select * into mine from sales
drop table sales
truncate sales
select * from sales for update
select 1; delete from sales
commit; delete from sales
set transaction read write
set session characteristics as transaction read write
select set_config('transaction_read_only', 'off', false)
select set_config('default_transaction_read_only', 'off', false) from sales, lateral (select change()) as c
select nextval('counter')
select setval('counter', 7)
select change()
select change_as_owner()
select 1) or exists (select change()
select query_to_xml('insert into sales (region) values (''changed'')', true, true, '')
copy sales to program 'touch /tmp/orchestrator-was-here'
copy sales to '/tmp/orchestrator-was-here'
copy sales from '/etc/passwd'
select pg_read_file('/etc/passwd')
select pg_ls_dir('/')
select lo_export(1, '/tmp/orchestrator-was-here')
select lo_import('/etc/passwd')
select lo_from_bytea(0, 'x') > 0 as made
select * from pg_authid
select set_config('role', 'owner', false)
set role owner
do $$ begin insert into sales (region) values ('changed'); end $$
explain analyze delete from sales
prepare p as delete from sales
call change()
listen x
lock table sales
vacuum"""
for statement in STATEMENTS.splitlines():
    try:
        rows = load_sql(statement)
        print(f"{statement}\n    {rows.values.tolist()}")
    except Exception as error:
        print(f"{statement}\n    {type(error).__name__}: {error}")
print(load_sql("select count(*) as n, count(*) filter (where region = 'changed') as changed from sales").values.tolist())
