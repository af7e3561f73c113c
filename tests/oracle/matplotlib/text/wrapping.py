import matplotlib.pyplot as plt

fig = plt.figure(figsize=(3, 2), dpi=100)
fig.canvas.draw()
text = fig.text(0.1, 0.5, "the quick brown fox jumps over the lazy dog and runs away", wrap=True)
fig.canvas.draw()
print(text.get_wrap(), len(text._get_wrapped_text().split("\n")) > 1, text._get_wrapped_text().replace("\n", " ") == text.get_text())
text.set_wrap(False)
print(text._get_wrapped_text() == text.get_text())
