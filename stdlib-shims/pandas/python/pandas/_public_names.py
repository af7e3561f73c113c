"""Public names of pandas 2.3.3: what our coverage is counted against. Recorded, not written."""

SECTIONS = {
    "DataFrame": """
        T abs add add_prefix add_suffix agg aggregate align all any apply applymap asfreq asof assign astype
        at at_time attrs axes backfill between_time bfill bool boxplot clip columns combine combine_first
        compare convert_dtypes copy corr corrwith count cov cummax cummin cumprod cumsum describe diff div
        divide dot drop drop_duplicates droplevel dropna dtypes duplicated empty eq equals eval ewm expanding
        explode ffill fillna filter first first_valid_index flags floordiv from_dict from_records ge get
        groupby gt head hist iat idxmax idxmin iloc index infer_objects info insert interpolate isetitem isin
        isna isnull items iterrows itertuples join keys kurt kurtosis last last_valid_index le loc lt map mask
        max mean median melt memory_usage merge min mod mode mul multiply ndim ne nlargest notna notnull
        nsmallest nunique pad pct_change pipe pivot pivot_table plot pop pow prod product quantile query radd
        rank rdiv reindex reindex_like rename rename_axis reorder_levels replace resample reset_index
        rfloordiv rmod rmul rolling round rpow rsub rtruediv sample select_dtypes sem set_axis set_flags
        set_index shape shift size skew sort_index sort_values sparse squeeze stack std style sub subtract sum
        swapaxes swaplevel tail take to_clipboard to_csv to_dict to_excel to_feather to_gbq to_hdf to_html
        to_json to_latex to_markdown to_numpy to_orc to_parquet to_period to_pickle to_records to_sql to_stata
        to_string to_timestamp to_xarray to_xml transform transpose truediv truncate tz_convert tz_localize
        unstack update value_counts values var where xs
    """,
    "Series": """
        T abs add add_prefix add_suffix agg aggregate align all any apply argmax argmin argsort array asfreq
        asof astype at at_time attrs autocorr axes backfill between between_time bfill bool case_when cat clip
        combine combine_first compare convert_dtypes copy corr count cov cummax cummin cumprod cumsum describe
        diff div divide divmod dot drop drop_duplicates droplevel dropna dt dtype dtypes duplicated empty eq
        equals ewm expanding explode factorize ffill fillna filter first first_valid_index flags floordiv ge
        get groupby gt hasnans head hist iat idxmax idxmin iloc index infer_objects info interpolate
        is_monotonic_decreasing is_monotonic_increasing is_unique isin isna isnull item items keys kurt
        kurtosis last last_valid_index le list loc lt map mask max mean median memory_usage min mod mode mul
        multiply name nbytes ndim ne nlargest notna notnull nsmallest nunique pad pct_change pipe plot pop pow
        prod product quantile radd rank ravel rdiv rdivmod reindex reindex_like rename rename_axis
        reorder_levels repeat replace resample reset_index rfloordiv rmod rmul rolling round rpow rsub
        rtruediv sample searchsorted sem set_axis set_flags shape shift size skew sort_index sort_values
        sparse squeeze std str struct sub subtract sum swapaxes swaplevel tail take to_clipboard to_csv
        to_dict to_excel to_frame to_hdf to_json to_latex to_list to_markdown to_numpy to_period to_pickle
        to_sql to_string to_timestamp to_xarray tolist transform transpose truediv truncate tz_convert
        tz_localize unique unstack update value_counts values var view where xs
    """,
    "DataFrameGroupBy": """
        agg aggregate all any apply bfill boxplot corr corrwith count cov cumcount cummax cummin cumprod
        cumsum describe diff dtypes ewm expanding ffill fillna filter first get_group grouper groups head hist
        idxmax idxmin indices keys last level max mean median min ndim ngroup ngroups nth nunique ohlc
        pct_change pipe plot prod quantile rank resample rolling sample sem shift size skew std sum tail take
        transform value_counts var
    """,
    "SeriesGroupBy": """
        agg aggregate all any apply bfill corr count cov cumcount cummax cummin cumprod cumsum describe diff
        dtype ewm expanding ffill fillna filter first get_group grouper groups head hist idxmax idxmin indices
        is_monotonic_decreasing is_monotonic_increasing keys last level max mean median min ndim ngroup
        ngroups nlargest nsmallest nth nunique ohlc pct_change pipe plot prod quantile rank resample rolling
        sample sem shift size skew std sum tail take transform unique value_counts var
    """,
    "Index": """
        T all any append argmax argmin argsort array asof asof_locs astype copy delete diff difference drop
        drop_duplicates droplevel dropna dtype duplicated empty equals factorize fillna format get_indexer
        get_indexer_for get_indexer_non_unique get_level_values get_loc get_slice_bound groupby has_duplicates
        hasnans holds_integer identical infer_objects inferred_type insert intersection is_ is_boolean
        is_categorical is_floating is_integer is_interval is_monotonic_decreasing is_monotonic_increasing
        is_numeric is_object is_unique isin isna isnull item join map max memory_usage min name names nbytes
        ndim nlevels notna notnull nunique putmask ravel reindex rename repeat round searchsorted set_names
        shape shift size slice_indexer slice_locs sort sort_values sortlevel str symmetric_difference take
        to_flat_index to_frame to_list to_numpy to_series tolist transpose union unique value_counts values
        view where
    """,
    "Series.str": """
        capitalize casefold cat center contains count decode encode endswith extract extractall find findall
        fullmatch get get_dummies index isalnum isalpha isdecimal isdigit islower isnumeric isspace istitle
        isupper join len ljust lower lstrip match normalize pad partition removeprefix removesuffix repeat
        replace rfind rindex rjust rpartition rsplit rstrip slice slice_replace split startswith strip
        swapcase title translate upper wrap zfill
    """,
    "Series.dt": """
        as_unit ceil date day day_name day_of_week day_of_year dayofweek dayofyear days_in_month daysinmonth
        floor freq hour is_leap_year is_month_end is_month_start is_quarter_end is_quarter_start is_year_end
        is_year_start isocalendar microsecond minute month month_name nanosecond normalize quarter round
        second strftime time timetz to_period to_pydatetime tz tz_convert tz_localize unit weekday year
    """,
    "pandas": """
        ArrowDtype BooleanDtype Categorical CategoricalDtype CategoricalIndex DataFrame DateOffset
        DatetimeIndex DatetimeTZDtype ExcelFile ExcelWriter Flags Float32Dtype Float64Dtype Grouper HDFStore
        Index IndexSlice Int16Dtype Int32Dtype Int64Dtype Int8Dtype Interval IntervalDtype IntervalIndex
        MultiIndex NA NaT NamedAgg Period PeriodDtype PeriodIndex RangeIndex Series SparseDtype StringDtype
        Timedelta TimedeltaIndex Timestamp UInt16Dtype UInt32Dtype UInt64Dtype UInt8Dtype api array
        bdate_range concat crosstab cut date_range describe_option errors eval factorize from_dummies
        get_dummies get_option infer_freq interval_range io isna isnull json_normalize lreshape melt merge
        merge_asof merge_ordered notna notnull offsets option_context options period_range pivot pivot_table
        plotting qcut read_clipboard read_csv read_excel read_feather read_fwf read_gbq read_hdf read_html
        read_json read_orc read_parquet read_pickle read_sas read_spss read_sql read_sql_query read_sql_table
        read_stata read_table read_xml reset_option set_eng_float_format set_option show_versions test testing
        timedelta_range to_datetime to_numeric to_pickle to_timedelta tseries unique value_counts wide_to_long
    """,
}
