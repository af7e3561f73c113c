import seaborn as sns

iris = sns.load_dataset("iris")
