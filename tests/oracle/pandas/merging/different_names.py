# left_on and right_on
import pandas as pd

emp = pd.DataFrame({"emp_id": [1, 2, 3], "dept": [10, 20, 10], "name": ["Ann", "Bob", "Cid"]})
dept = pd.DataFrame({"dept_id": [10, 20, 30], "title": ["Ops", "Dev", "HR"]})
print(emp.merge(dept, left_on="dept", right_on="dept_id"))
print(emp.merge(dept, left_on="dept", right_on="dept_id", how="outer"))
print(emp.merge(dept, left_on="dept", right_on="dept_id", how="left").drop(columns="dept_id"))
print(emp.merge(dept, left_on=["dept"], right_on=["dept_id"], how="right"))
print(emp.merge(dept.rename(columns={"dept_id": "dept"}), on="dept"))
