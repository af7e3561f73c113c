"""What stands behind the public names of pandas: one folder per thing it knows.

Objects with labels
    series, frame       Series and DataFrame
    series_and_frame    what both have in common: NDFrame
    index               the labels of rows and columns
    indexing            loc, iloc, at, masks: places read and written

What they are made of
    construction        columns and labels out of whatever is given
    dtypes              classes and names of dtypes, casts, questions
    values              arrays without labels, distinct values, mapping, replacing
    category, text, time    categories, texts, and all about time
    missing             NA, NaT, isna, filling

What is done with them
    operators, statistics, grouping, window, combine, reshape, expressions

In and out
    arguments           how arguments are read
    files, printing     what is read and written, what is shown
    report.py           what a report shows of these objects
    lookups.py          what a hint says where a label was not found
    loading             how modules that need each other find each other

Series and DataFrame are put together from parts, each in the file of its name:
`DataFrame` = selection, assignment, labels, values, arithmetic, reductions, computing and plots of `frame/`, on `NDFrame`;
`Series` = selection, labels, values, arithmetic, reductions, computing and plots of `series/`, on `NDFrame`;
`NDFrame` = selection, labels, grouping, reshaping, output and basics of `series_and_frame/`.
The other files of these folders hold functions that the parts call.
"""
