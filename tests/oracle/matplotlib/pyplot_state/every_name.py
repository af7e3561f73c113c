# Every function of pyplot is there.
import matplotlib.pyplot as plt

names = """
acorr angle_spectrum annotate arrow autoscale autumn axes axhline axhspan axis axline axvline axvspan bar bar_label
barbs barh bone box boxplot broken_barh cla clabel clf clim close cohere colorbar connect contour contourf cool copper
csd cycler delaxes disconnect draw ecdf errorbar eventplot figaspect figimage figlegend fignum_exists figtext figure
fill fill_between fill_betweenx findobj flag gca gcf gci get_cmap get_figlabels get_fignums getp gray grid hexbin hist
hist2d hlines hot hsv imread imsave imshow inferno ioff ion isinteractive jet legend locator_params loglog magma
magnitude_spectrum margins matshow minorticks_off minorticks_on nipy_spectral pause pcolor pcolormesh phase_spectrum
pie pink plasma plot polar prism psd quiver quiverkey rc rc_context rcdefaults rgrids savefig sca scatter sci semilogx
semilogy set_cmap setp show specgram spring spy stackplot stairs stem step streamplot subplot subplot2grid
subplot_mosaic subplots subplots_adjust summer suptitle switch_backend table text thetagrids tick_params
ticklabel_format tight_layout title tricontour tricontourf tripcolor triplot twinx twiny violinplot viridis vlines
winter xcorr xlabel xlim xscale xticks ylabel ylim yscale yticks
""".split()
print([name for name in names if not callable(getattr(plt, name, None))])
commands = plt.get_plot_commands()
print(len(commands), commands[:5], "plot" in commands, "figure" in commands)
