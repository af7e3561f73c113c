"""Public names of matplotlib 3.10.9: what our coverage is counted against. Recorded, not written."""

SECTIONS = {
    "pyplot": """
        Annotation Arrow Artist AutoLocator AxLine Axes Button Circle Colorizer Colormap Figure FigureBase
        FigureCanvasBase FigureManagerBase FixedFormatter FixedLocator FormatStrFormatter Formatter
        FuncFormatter GridSpec IndexLocator Line2D LinearLocator Locator LogFormatter LogFormatterExponent
        LogFormatterMathtext LogLocator MaxNLocator MultipleLocator Normalize NullFormatter NullLocator
        PolarAxes Polygon Rectangle ScalarFormatter Slider Subplot SubplotSpec Text TickHelper Widget acorr
        angle_spectrum annotate arrow autoscale autumn axes axhline axhspan axis axline axvline axvspan bar
        bar_label barbs barh bone box boxplot broken_barh cla clabel clf clim close cohere color_sequences
        colorbar colormaps connect contour contourf cool copper csd cycler delaxes disconnect draw draw_all
        draw_if_interactive ecdf errorbar eventplot figaspect figimage figlegend fignum_exists figtext figure
        fill fill_between fill_betweenx findobj flag gca gcf gci get get_backend get_cmap
        get_current_fig_manager get_figlabels get_fignums get_plot_commands get_scale_names getp ginput gray
        grid hexbin hist hist2d hlines hot hsv imread imsave imshow inferno install_repl_displayhook
        interactive ioff ion isinteractive jet legend locator_params loglog magma magnitude_spectrum margins
        matshow minorticks_off minorticks_on new_figure_manager nipy_spectral pause pcolor pcolormesh
        phase_spectrum pie pink plasma plot plot_date polar prism psd quiver quiverkey rc rcParams
        rcParamsDefault rcParamsOrig rc_context rcdefaults rgrids savefig sca scatter sci semilogx semilogy
        set_cmap set_loglevel setp show specgram spring spy stackplot stairs stem step streamplot subplot
        subplot2grid subplot_mosaic subplot_tool subplots subplots_adjust summer suptitle switch_backend table
        text thetagrids tick_params ticklabel_format tight_layout title tricontour tricontourf tripcolor
        triplot twinx twiny uninstall_repl_displayhook violinplot viridis vlines waitforbuttonpress winter
        xcorr xkcd xlabel xlim xscale xticks ylabel ylim yscale yticks
    """,
    "Axes": """
        ArtistList acorr add_artist add_callback add_child_axes add_collection add_container add_image
        add_line add_patch add_table angle_spectrum annotate apply_aspect arrow artists autoscale
        autoscale_view axes axhline axhspan axis axline axvline axvspan bar bar_label barbs barh boxplot
        broken_barh bxp can_pan can_zoom cla clabel clear cohere collections contains contains_point contour
        contourf convert_xunits convert_yunits csd drag_pan draw draw_artist ecdf end_pan errorbar eventplot
        figure fill fill_between fill_betweenx findobj format_coord format_cursor_data format_xdata
        format_ydata get_adjustable get_agg_filter get_alpha get_anchor get_animated get_aspect
        get_autoscale_on get_autoscalex_on get_autoscaley_on get_axes_locator get_axisbelow get_box_aspect
        get_children get_clip_box get_clip_on get_clip_path get_cursor_data get_data_ratio
        get_default_bbox_extra_artists get_facecolor get_fc get_figure get_forward_navigation_events
        get_frame_on get_gid get_gridspec get_images get_in_layout get_label get_legend
        get_legend_handles_labels get_lines get_mouseover get_navigate get_navigate_mode get_path_effects
        get_picker get_position get_rasterization_zorder get_rasterized get_shared_x_axes get_shared_y_axes
        get_sketch_params get_snap get_subplotspec get_tightbbox get_title get_transform
        get_transformed_clip_path_and_affine get_url get_visible get_window_extent get_xaxis
        get_xaxis_text1_transform get_xaxis_text2_transform get_xaxis_transform get_xbound get_xgridlines
        get_xlabel get_xlim get_xmajorticklabels get_xmargin get_xminorticklabels get_xscale get_xticklabels
        get_xticklines get_xticks get_yaxis get_yaxis_text1_transform get_yaxis_text2_transform
        get_yaxis_transform get_ybound get_ygridlines get_ylabel get_ylim get_ymajorticklabels get_ymargin
        get_yminorticklabels get_yscale get_yticklabels get_yticklines get_yticks get_zorder grid has_data
        have_units hexbin hist hist2d hlines images imshow in_axes indicate_inset indicate_inset_zoom
        inset_axes invert_xaxis invert_yaxis is_transform_set label_outer legend lines locator_params loglog
        magnitude_spectrum margins matshow minorticks_off minorticks_on mouseover name patches pchanged pcolor
        pcolorfast pcolormesh phase_spectrum pick pickable pie plot plot_date properties psd quiver quiverkey
        redraw_in_frame relim remove remove_callback reset_position scatter secondary_xaxis secondary_yaxis
        semilogx semilogy set set_adjustable set_agg_filter set_alpha set_anchor set_animated set_aspect
        set_autoscale_on set_autoscalex_on set_autoscaley_on set_axes_locator set_axis_off set_axis_on
        set_axisbelow set_box_aspect set_clip_box set_clip_on set_clip_path set_facecolor set_fc set_figure
        set_forward_navigation_events set_frame_on set_gid set_in_layout set_label set_mouseover set_navigate
        set_navigate_mode set_path_effects set_picker set_position set_prop_cycle set_rasterization_zorder
        set_rasterized set_sketch_params set_snap set_subplotspec set_title set_transform set_url set_visible
        set_xbound set_xlabel set_xlim set_xmargin set_xscale set_xticklabels set_xticks set_ybound set_ylabel
        set_ylim set_ymargin set_yscale set_yticklabels set_yticks set_zorder sharex sharey specgram spy
        stackplot stairs stale start_pan stem step sticky_edges streamplot table tables text texts tick_params
        ticklabel_format tricontour tricontourf tripcolor triplot twinx twiny update update_datalim
        update_from use_sticky_edges viewLim violin violinplot vlines xaxis_date xaxis_inverted xcorr
        yaxis_date yaxis_inverted zorder
    """,
    "Figure": """
        add_artist add_axes add_axobserver add_callback add_gridspec add_subfigure add_subplot align_labels
        align_titles align_xlabels align_ylabels autofmt_xdate axes clear clf colorbar contains convert_xunits
        convert_yunits delaxes dpi draw draw_artist draw_without_rendering figimage figure findobj
        format_cursor_data frameon gca get_agg_filter get_alpha get_animated get_axes get_children
        get_clip_box get_clip_on get_clip_path get_constrained_layout get_constrained_layout_pads
        get_cursor_data get_default_bbox_extra_artists get_dpi get_edgecolor get_facecolor get_figheight
        get_figure get_figwidth get_frameon get_gid get_in_layout get_label get_layout_engine get_linewidth
        get_mouseover get_path_effects get_picker get_rasterized get_size_inches get_sketch_params get_snap
        get_suptitle get_supxlabel get_supylabel get_tight_layout get_tightbbox get_transform
        get_transformed_clip_path_and_affine get_url get_visible get_window_extent get_zorder ginput
        have_units is_transform_set legend mouseover number pchanged pick pickable properties remove
        remove_callback savefig sca set set_agg_filter set_alpha set_animated set_canvas set_clip_box
        set_clip_on set_clip_path set_constrained_layout set_constrained_layout_pads set_dpi set_edgecolor
        set_facecolor set_figheight set_figure set_figwidth set_frameon set_gid set_in_layout set_label
        set_layout_engine set_linewidth set_mouseover set_path_effects set_picker set_rasterized
        set_size_inches set_sketch_params set_snap set_tight_layout set_transform set_url set_visible
        set_zorder show stale sticky_edges subfigures subplot_mosaic subplots subplots_adjust suptitle
        supxlabel supylabel text tight_layout update update_from waitforbuttonpress zorder
    """,
}

# What `pyplot.get_plot_commands` gives.
PLOT_COMMANDS = """
    acorr angle_spectrum annotate arrow autoscale axes axhline axhspan axis axline axvline axvspan bar bar_label
    barbs barh box boxplot broken_barh cla clabel clf clim close cohere colorbar contour contourf csd delaxes draw
    draw_if_interactive ecdf errorbar eventplot figimage figlegend fignum_exists figtext figure fill fill_between
    fill_betweenx findobj gca gcf gci get get_cmap get_figlabels get_fignums getp grid hexbin hist hist2d hlines
    imread imsave imshow install_repl_displayhook ioff ion isinteractive legend locator_params loglog
    magnitude_spectrum margins matshow minorticks_off minorticks_on pause pcolor pcolormesh phase_spectrum pie
    plot plot_date polar psd quiver quiverkey rc rc_context rcdefaults rgrids savefig sca scatter sci semilogx
    semilogy set_cmap set_loglevel setp show specgram spy stackplot stairs stem step streamplot subplot
    subplot2grid subplot_mosaic subplot_tool subplots subplots_adjust suptitle switch_backend table text
    thetagrids tick_params ticklabel_format tight_layout title tricontour tricontourf tripcolor triplot twinx
    twiny uninstall_repl_displayhook violinplot vlines xcorr xkcd xlabel xlim xscale xticks ylabel ylim yscale
    yticks
""".split()
