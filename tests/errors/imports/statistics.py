# Statistical tests have names of their own here.
import pingouin

print(pingouin.ttest([1, 2, 3], [2, 3, 4]))
