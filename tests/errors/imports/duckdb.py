# SQL over files has a function here.
import duckdb

print(duckdb.sql("select 1"))
