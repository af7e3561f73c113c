# Grades: weighted averages, letters and ranks.
import pandas as pd

students = pd.DataFrame(
    {"name": ["Ana", "Ben", "Cleo", "Dan"], "math": [90, 72, 65, 88], "art": [85, 95, 70, 60], "pe": [78, 88, 92, 75]}
)
subjects = ["math", "art", "pe"]
weights = pd.Series({"math": 0.5, "art": 0.3, "pe": 0.2})
students["average"] = students[subjects].mean(axis=1).round(2)
students["weighted"] = (students[subjects] * weights).sum(axis=1)
students["best"] = students[subjects].idxmax(axis=1)


def letter(score):
    if score >= 85:
        return "A"
    if score >= 75:
        return "B"
    return "C"


students["grade"] = students["weighted"].apply(letter)
students["rank"] = students["weighted"].rank(ascending=False).astype(int)
print(students.sort_values("rank"))
print(students["grade"].value_counts().sort_index())
print(students[subjects].agg(["mean", "std", "min", "max"]).round(2))
print(students.set_index("name")[subjects].T)
passed = students.loc[(students[subjects] >= 70).all(axis=1), "name"].tolist()
print("passed all:", passed)
print(students[subjects].corr().round(3))
