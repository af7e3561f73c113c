# What an account that could do it may not do here.
from orchestrator.mcp.data import load_sql

STATEMENTS = """insert into sales (region) values ('changed')
insert into sales (region) values ('changed') returning id
update sales set region = 'changed'
delete from sales returning id
create table mine as select 1
create temporary table mine as select 1
drop table sales
truncate sales
select * from sales for update
select 1; delete from sales
commit
set transaction read write
set session tx_read_only = 0
select nextval(counter)
select next value for counter
select change_()
select 1) or exists (select change_()
select * from sales into outfile '/tmp/orchestrator-was-here'
select 'x' into dumpfile '/tmp/orchestrator-was-here'
select 1 into @x
select load_file('/etc/passwd')
load data infile '/etc/passwd' into table sales
load data local infile '/etc/passwd' into table sales
execute immediate 'delete from sales'
call change_()
handler sales open
lock tables sales write
show grants
analyze table sales
do sleep(1)"""
for statement in STATEMENTS.splitlines():
    try:
        rows = load_sql(statement)
        print(f"{statement}\n    {rows.values.tolist()}")
    except Exception as error:
        print(f"{statement}\n    {type(error).__name__}: {error}")
print(load_sql("select count(*) as n, sum(region = 'changed') as changed from sales").values.tolist())
