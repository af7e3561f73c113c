# Several pages in one PDF.
import matplotlib.pyplot as plt

from matplotlib.backends.backend_pdf import PdfPages

with PdfPages("reports/pages.pdf") as pages:
    for number in range(3):
        fig, ax = plt.subplots()
        ax.plot([number, 1])
        pages.savefig(fig)
        plt.close(fig)
    plt.figure()
    plt.title("current")
    pages.savefig()
    print(pages.get_pagecount())
data = open("reports/pages.pdf", "rb").read()
print(data[:5], data.rstrip()[-5:])
pages = PdfPages("reports/one.pdf")
print(pages.get_pagecount())
pages.savefig(plt.figure(), bbox_inches="tight")
pages.close()
print(open("reports/one.pdf", "rb").read(4))
