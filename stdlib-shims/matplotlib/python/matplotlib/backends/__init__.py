"""Ways to write a figure: pixels, SVG and PDF."""
