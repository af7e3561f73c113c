# statistics of students' grades
import numpy as np

names = ["Ann", "Bob", "Cid", "Dee"]
grades = np.array([[85, 90, 78], [60, 75, 88], [92, 95, 99], [70, 65, 80]])
means = grades.mean(axis=1)
for name, mean in zip(names, means):
    print(f"{name}: {mean:.2f}")
print("best:", names[np.argmax(means)], "worst:", names[int(np.argmin(means))])
print("per exam:", grades.mean(axis=0).round(2), grades.std(axis=0).round(3))
curved = np.clip(grades + 5, 0, 100)
print(curved)
letter = np.select([means >= 90, means >= 80, means >= 70], ["A", "B", "C"], "D")
print(dict(zip(names, letter.tolist())))
print("above average:", (grades > grades.mean()).sum(), np.round(np.corrcoef(grades.T), 3))
