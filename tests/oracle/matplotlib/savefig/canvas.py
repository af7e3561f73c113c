# The canvas and its pixels.
import matplotlib.pyplot as plt


def attempt(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, "-", error)



import numpy as np

fig = plt.figure(figsize=(2, 1), facecolor="#ff0000")
canvas = fig.canvas
canvas.draw()
pixels = np.asarray(canvas.buffer_rgba())
print(pixels.shape, pixels.dtype, pixels[0, 0].tolist())
print(len(canvas.tostring_argb()), list(canvas.tostring_argb()[:4]), canvas.get_width_height())
print(type(canvas).__name__, canvas.figure is fig, canvas.manager is plt.get_current_fig_manager())
print({"png", "svg", "pdf"} <= set(canvas.get_supported_filetypes()), canvas.get_supported_filetypes()["png"])
print(canvas.get_default_filetype(), canvas.get_default_filename())
number = canvas.mpl_connect("button_press_event", lambda event: None)
print(isinstance(number, int), canvas.mpl_disconnect(number))
attempt(lambda: canvas.mpl_connect("no_event", print))
renderer = canvas.get_renderer()
print(renderer.points_to_pixels(72), [int(side) for side in renderer.get_canvas_width_height()])
canvas.print_png("reports/x.png")
canvas.draw_idle()
canvas.flush_events()
print(open("reports/x.png", "rb").read(4))
