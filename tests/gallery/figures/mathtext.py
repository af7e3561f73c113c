import matplotlib.pyplot as plt

fig, ax = plt.subplots(figsize=(7, 4))
formulas = [r"$\alpha_i^2 + \beta_{ij}$", r"$\frac{a + b}{c}$", r"$\sqrt{x^2 + y^2}$", r"$\sum_{i=1}^{n} x_i$", r"$\int_0^\infty e^{-x}\,dx$", r"$\hat{y} = \bar{x} \pm \mathrm{SE}$"]
for i, formula in enumerate(formulas):
    ax.text(0.1 + 0.5 * (i % 2), 0.8 - 0.3 * (i // 2), formula, fontsize=18)
ax.set_title(r"Formulas: $y = \lambda e^{-\lambda x}$")
ax.axis("off")

plt.savefig("reports/mathtext.png")
