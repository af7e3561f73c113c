"""Public names of seaborn 0.13.2: what our coverage is counted against. Recorded, not written."""

SECTIONS = {
    "seaborn": """
        FacetGrid JointGrid PairGrid axes_style barplot blend_palette boxenplot boxplot catplot
        choose_colorbrewer_palette choose_cubehelix_palette choose_dark_palette choose_diverging_palette
        choose_light_palette clustermap color_palette countplot crayon_palette crayons cubehelix_palette
        dark_palette desaturate despine displot distplot diverging_palette dogplot ecdfplot get_data_home
        get_dataset_names heatmap histplot hls_palette husl_palette jointplot kdeplot light_palette lineplot
        lmplot load_dataset move_legend mpl_palette pairplot palplot plotting_context pointplot regplot
        relplot reset_defaults reset_orig residplot rugplot saturate scatterplot set set_color_codes
        set_context set_hls_values set_palette set_style set_theme stripplot swarmplot violinplot xkcd_palette
        xkcd_rgb
    """,
    "FacetGrid": """
        add_legend apply ax axes axes_dict despine facet_axis facet_data fig figure legend map map_dataframe
        pipe refline savefig set set_axis_labels set_titles set_xlabels set_xticklabels set_ylabels
        set_yticklabels tick_params tight_layout
    """,
    "PairGrid": """
        add_legend apply fig figure legend map map_diag map_lower map_offdiag map_upper pipe savefig set
        tick_params tight_layout
    """,
    "JointGrid": """
        apply fig figure pipe plot plot_joint plot_marginals refline savefig set set_axis_labels
    """,
}
