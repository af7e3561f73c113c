# A database file has a function here.
import sqlite3

connection = sqlite3.connect("data/raw/shop.db")
