# The clock and the chance of SQLite, and rows and sums of frames: the same in whatever part of a query they are made.
# with: shop.db
import hashlib

import pandas as pd
from orchestrator.mcp.data import load_sql

shop = "data/raw/shop.db"
print(load_sql("SELECT datetime('now') AS n, CURRENT_TIMESTAMP AS c, datetime('now', 'localtime') AS l, date('now') AS d", shop))
print(load_sql("SELECT random() AS r, hex(randomblob(4)) AS b", shop))
print(load_sql("SELECT random() AS r", shop))
sales = pd.DataFrame({"key": [f"k{i * 7 % 500}" for i in range(5000)], "value": [i * 0.1 for i in range(5000)]})
names = pd.DataFrame({"key": [f"k{i}" for i in range(0, 500, 3)], "name": [f"n{i % 10}" for i in range(0, 500, 3)]})
print(load_sql("SELECT key, SUM(value) AS total, COUNT(*) AS n FROM sales GROUP BY key LIMIT 4"))
print(load_sql("SELECT DISTINCT name FROM names"))
print(load_sql("SELECT s.key, n.name, s.value FROM sales s JOIN names n ON s.key = n.key LIMIT 4"))
print(load_sql("SELECT key FROM names WHERE key < 'k2' UNION SELECT key FROM sales LIMIT 4"))
print(load_sql("SELECT n, COUNT(*) AS m FROM (SELECT key, COUNT(*) AS n FROM sales GROUP BY key) AS t GROUP BY n ORDER BY m"))

# Enough rows for several chunks and threads, and sums that show in which order they were added.
n_rows = 40_000
scales = [1e-9, 1e6, 1e-3, 1e8, 1.0, 1e3, 1e-6]
f = pd.DataFrame({
    "k": [i * 31 % 40 for i in range(n_rows)],
    "t": [f"x{i * 7 % 1500}" for i in range(n_rows)],
    "v": [(i * 7919 % 100_003 - 50_000) * scales[i % 7] for i in range(n_rows)],
})
g = pd.DataFrame({"t": [f"x{i * 11 % 1103 + 700}" for i in range(2500)], "w": [i % 17 * 0.1 for i in range(2500)]})
for query in [
    "WITH a AS (SELECT t, k, SUM(v) AS s FROM f GROUP BY t, k) SELECT t, SUM(s) AS q FROM a GROUP BY t",
    "WITH a AS (SELECT t, SUM(v) AS s FROM f GROUP BY t), b AS (SELECT * FROM a WHERE s > 0) SELECT SUM(s) AS q FROM b",
    "WITH a AS (SELECT t, SUM(v) AS s FROM f GROUP BY t) SELECT x.t, y.s FROM a x JOIN a y ON x.t = y.t",
    "SELECT t, SUM(v) AS q FROM f GROUP BY t UNION ALL SELECT t, MIN(v) FROM f GROUP BY t",
    "SELECT t FROM f UNION SELECT t FROM g",
    "SELECT SUM(q) AS z FROM (SELECT t, SUM(v) AS q FROM f GROUP BY t UNION ALL SELECT t, SUM(w) FROM g GROUP BY t) AS u",
    "SELECT t, SUM(v) AS q FROM f GROUP BY t UNION ALL BY NAME SELECT SUM(w) AS q, t FROM g GROUP BY t",
    "SELECT t FROM f EXCEPT SELECT t FROM g",
    "SELECT t FROM f INTERSECT SELECT t FROM g",
    "SELECT f.t, SUM(f.v * g.w) AS q FROM f JOIN g ON f.t = g.t GROUP BY f.t",
    "SELECT f.t, g.w FROM f LEFT JOIN g ON f.t = g.t",
    "SELECT f.v, g.t, g.w FROM f RIGHT JOIN g ON f.t = g.t",
    "SELECT f.v, g.w FROM f FULL JOIN g ON f.t = g.t",
    "SELECT a.k, SUM(b.v) AS q FROM (SELECT DISTINCT k FROM f) AS a CROSS JOIN f AS b GROUP BY a.k",
    "SELECT t, k, SUM(v) OVER (PARTITION BY t) AS q, RANK() OVER (PARTITION BY k ORDER BY v) AS r FROM f",
    "SELECT t, ROW_NUMBER() OVER (PARTITION BY t ORDER BY k) AS n, SUM(v) OVER (PARTITION BY t ORDER BY k) AS q FROM f",
    "SELECT t, k, v FROM f QUALIFY ROW_NUMBER() OVER (PARTITION BY t ORDER BY k) = 1",
    "SELECT DISTINCT t, k FROM f",
    "SELECT DISTINCT ON (t) t, k, v FROM f",
    "SELECT COUNT(DISTINCT t) AS n, SUM(v) AS q, AVG(v) AS a, STDDEV(v) AS d FROM f",
    "SELECT k, ARRAY_AGG(DISTINCT t) AS a FROM f GROUP BY k",
    "SELECT k, FIRST(t) AS a, LAST(v) AS b, MEDIAN(v) AS m FROM f GROUP BY k",
    "SELECT t, v FROM f ORDER BY k LIMIT 700",
    "SELECT q FROM (SELECT t, SUM(v) AS q FROM f GROUP BY t) AS s WHERE t IN (SELECT t FROM g) LIMIT 500",
    "SELECT t, SUM(v) AS q FROM f WHERE t NOT IN (SELECT t FROM g WHERE w > 0.5) GROUP BY t HAVING COUNT(*) > 20",
    "SELECT t, SUM(v) AS q FROM f WHERE EXISTS (SELECT 1 FROM g WHERE g.t = f.t) GROUP BY t",
]:
    rows = load_sql(query)
    print(rows.shape, hashlib.sha256(rows.to_csv().encode()).hexdigest()[:16], query)

# The engine fails on this one: an error of the script, and nothing of the engine's own on standard error.
try:
    load_sql("SELECT DATE '2020-01-01' + INTERVAL '9999999 years' AS d FROM g")
except NotImplementedError as error:
    print(error)
