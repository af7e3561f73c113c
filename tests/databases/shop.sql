-- The SQLite file of the tests: sqlite3 shop.db < shop.sql
CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT);
INSERT INTO customers VALUES (1, 'Anna', 'Rome'), (2, 'Bo', 'Oslo'), (3, 'Çelik', NULL);
CREATE TABLE orders (id INTEGER PRIMARY KEY, customer INTEGER, day DATE, amount REAL, items INTEGER);
INSERT INTO orders VALUES
  (10, 1, '2024-01-03', 120.5, 3), (11, 2, '2024-01-04', 80, 1), (12, 1, '2024-02-01', 15.25, NULL), (13, NULL, '2024-02-09', NULL, 2);
CREATE TABLE oddities (big INTEGER, anything, raw BLOB);
INSERT INTO oddities VALUES (9007199254740993, 1, x'00ff'), (NULL, 'two', NULL), (-1, 2.5, x'');
CREATE TABLE empty (a INTEGER, b TEXT, c REAL);
CREATE VIEW paid AS SELECT name, sum(amount) AS total FROM customers JOIN orders ON customer = customers.id GROUP BY name;
CREATE VIRTUAL TABLE notes USING fts5(body);
INSERT INTO notes VALUES ('the quick fox'), ('a slow fox');
