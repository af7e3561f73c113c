# word lengths with numpy
import numpy as np

text = "the quick brown fox jumps over the lazy dog and the cat"
words = np.array(text.split())
lengths = np.char.str_len(words)
values, counts = np.unique(words, return_counts=True)
order = np.lexsort((values, -counts))
for i in order[:3]:
    print(values[i], counts[i])
print(lengths, lengths.mean().round(3), np.bincount(lengths), words[lengths == lengths.max()])
