# attack: the csv writer calls the target's write while holding its lock
# stopped by: RuntimeError
import csv

class T:
    def write(self, s):
        w.writerow([2])
        return len(s)

w = csv.writer(T())
w.writerow([1])
