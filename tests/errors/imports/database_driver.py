# A driver of a database: who sets the address, and what reads it.
import psycopg2

connection = psycopg2.connect("dbname=shop")
