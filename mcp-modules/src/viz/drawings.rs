//! Charts as drawings, and drawings as the bytes of a picture.

#[rustpython_vm::pymodule(sub)]
pub(super) mod _drawings {
    use orchestrator_plot::charts::{self, Cloud, Counts, Forecast, Matrix, Sample, Series, Tally};
    use orchestrator_plot::{AxisKind, Figure, Format, Mark, NumberFormat, render as render_figure};
    use rustpython_vm::builtins::PyStrRef;
    use rustpython_vm::types::Representable;
    use rustpython_vm::{Py, PyObjectRef, PyPayload, PyRef, PyResult, VirtualMachine, pyclass};

    use crate::analytics::arguments::{Numbers, groups, numbers, slices};
    use crate::viz::arguments::{Column, Groups, Look, exactly, refused, texts};
    use crate::viz::options::{Bars, Histogram, read};

    /// A chart that is not drawn yet.
    #[pyattr]
    #[pyclass(name = "Drawing")]
    #[derive(Debug, PyPayload)]
    struct Drawing {
        figure: Figure,
    }

    #[pyclass(with(Representable), flags(DISALLOW_INSTANTIATION))]
    impl Drawing {}

    impl Representable for Drawing {
        fn repr_str(zelf: &Py<Self>, _vm: &VirtualMachine) -> PyResult<String> {
            Ok(format!("<Drawing of {} panels>", zelf.figure.panels.len()))
        }
    }

    fn kind(name: &str) -> AxisKind {
        match name {
            "time" => AxisKind::Time,
            "category" => AxisKind::Category,
            "log" => AxisKind::Log,
            _ => AxisKind::Numeric,
        }
    }

    fn series<'a>(names: &'a [String], values: &'a [Numbers]) -> Vec<Series<'a>> {
        let pairs = names.iter().zip(slices(values));
        pairs.map(|(name, values)| Series { name, values }).collect()
    }

    fn clouds<'a>(names: &'a [String], x: &'a [Numbers], y: &'a [Numbers]) -> Vec<Cloud<'a>> {
        let pairs = names.iter().zip(slices(x).into_iter().zip(slices(y)));
        pairs.map(|(name, (x, y))| Cloud { name, x, y }).collect()
    }

    /// (finite, missing, infinite, least, greatest) of columns, read where they lie.
    #[pyfunction]
    fn tally(arrays: Vec<PyObjectRef>, is_time: bool, vm: &VirtualMachine) -> PyResult {
        let columns = arrays.iter().map(|array| Column::read(array, is_time, vm)).collect::<PyResult<Vec<Column>>>()?;
        let samples: Vec<Sample> =
            columns.iter().map(|column| Sample { name: "", numbers: column.numbers() }).collect();
        let Tally { low, high, finite, missing, infinite } = Tally::of(&samples);
        let counts: [PyObjectRef; 3] = [finite, missing, infinite].map(|count| vm.ctx.new_int(count).into());
        let ends: [PyObjectRef; 2] = [low, high].map(|end| vm.ctx.new_float(end).into());
        Ok(vm.ctx.new_tuple(counts.into_iter().chain(ends).collect()).into())
    }

    #[pyfunction]
    fn histogram(
        column: PyStrRef,
        names: PyObjectRef,
        arrays: Vec<PyObjectRef>,
        is_time: bool,
        options: PyStrRef,
        vm: &VirtualMachine,
    ) -> PyResult<Drawing> {
        let options: Histogram = read(&options.to_string_lossy(), vm)?;
        let found = Groups::read(&names, &arrays, is_time, vm)?;
        let samples: Vec<Sample> = found.samples();
        let mut figure = charts::histogram(&column.to_string_lossy(), &samples, options.of_chart());
        if is_time {
            figure.panels.iter_mut().for_each(|panel| panel.x.kind = AxisKind::Time);
        }
        Ok(Drawing { figure })
    }

    #[pyfunction]
    fn counts(
        column: PyStrRef,
        names: PyObjectRef,
        counts: PyObjectRef,
        top: usize,
        log: bool,
        vm: &VirtualMachine,
    ) -> PyResult<Drawing> {
        let (names, counts) = (texts(&names, vm)?, numbers(&counts, vm)?);
        let given = Counts { names: &names, counts: counts.as_slice() };
        Ok(Drawing { figure: charts::counts(&column.to_string_lossy(), given, top, log) })
    }

    /// `words` are the title and the labels of the categories and of the values.
    #[pyfunction]
    fn bars(
        words: PyObjectRef,
        categories: PyObjectRef,
        names: PyObjectRef,
        values: Vec<PyObjectRef>,
        options: PyStrRef,
        vm: &VirtualMachine,
    ) -> PyResult<Drawing> {
        let [title, of_categories, of_values] = exactly(&words, vm)?;
        let (categories, names, values) = (texts(&categories, vm)?, texts(&names, vm)?, groups(&values, vm)?);
        let options: Bars = read(&options.to_string_lossy(), vm)?;
        let labels = [of_categories.as_str(), of_values.as_str()];
        let figure = charts::bars(&title, labels, &categories, &series(&names, &values), options.of_chart());
        Ok(Drawing { figure })
    }

    /// `words` are the title, the labels of x and y and their axes: "number", "log", "time" (seconds since 1970) or
    /// "category", whose names are `categories`.
    #[pyfunction]
    fn lines(
        words: PyObjectRef,
        categories: PyObjectRef,
        names: PyObjectRef,
        x: Vec<PyObjectRef>,
        y: Vec<PyObjectRef>,
        vm: &VirtualMachine,
    ) -> PyResult<Drawing> {
        let (names, x, y) = (texts(&names, vm)?, groups(&x, vm)?, groups(&y, vm)?);
        let [title, x_label, y_label, x_axis, y_axis] = exactly(&words, vm)?;
        let axes = [kind(&x_axis), kind(&y_axis)];
        let mut figure = charts::lines(&title, [&x_label, &y_label], axes, &clouds(&names, &x, &y));
        let categories = texts(&categories, vm)?;
        figure.panels.iter_mut().for_each(|panel| panel.x.categories.clone_from(&categories));
        Ok(Drawing { figure })
    }

    /// `words` are the title, the labels of x, y and the colour, and the axes of x and y; `colours` is an array for the
    /// only group, or None.
    #[pyfunction]
    fn scatter(
        words: PyObjectRef,
        names: PyObjectRef,
        x: Vec<PyObjectRef>,
        y: Vec<PyObjectRef>,
        colours: PyObjectRef,
        trend: bool,
        vm: &VirtualMachine,
    ) -> PyResult<Drawing> {
        let [title, x_label, y_label, colour_label, x_axis, y_axis] = exactly(&words, vm)?;
        let (names, x, y) = (texts(&names, vm)?, groups(&x, vm)?, groups(&y, vm)?);
        let axes = [kind(&x_axis), kind(&y_axis)];
        let mut figure = charts::scatter(&title, [&x_label, &y_label], axes, &clouds(&names, &x, &y), trend);
        let given = if vm.is_none(&colours) { None } else { Some(numbers(&colours, vm)?) };
        for panel in &mut figure.panels {
            if let (Some(given), Some(Mark::Points(points))) = (&given, panel.marks.first_mut()) {
                points.values = given.as_slice().to_vec();
                points.values_label = Some(colour_label.clone());
            }
        }
        Ok(Drawing { figure })
    }

    /// `words` are the title and the labels of the groups and of their values.
    #[pyfunction]
    fn boxes(
        words: PyObjectRef,
        names: PyObjectRef,
        values: Vec<PyObjectRef>,
        with_shape: bool,
        log: bool,
        vm: &VirtualMachine,
    ) -> PyResult<Drawing> {
        let [title, of_groups, of_values] = exactly(&words, vm)?;
        let (names, values) = (texts(&names, vm)?, groups(&values, vm)?);
        let series = series(&names, &values);
        let draw = if with_shape { charts::violins } else { charts::boxes };
        Ok(Drawing { figure: draw(&title, [&of_groups, &of_values], &series, log) })
    }

    /// `words` are the title and the labels of the columns, the rows and the values; `matrix` is read row by row.
    #[pyfunction]
    fn heat(
        words: PyObjectRef,
        rows: PyObjectRef,
        columns: PyObjectRef,
        matrix: PyObjectRef,
        is_correlation: bool,
        vm: &VirtualMachine,
    ) -> PyResult<Drawing> {
        let [title, of_columns, of_rows, of_values] = exactly(&words, vm)?;
        let (rows, columns, matrix) = (texts(&rows, vm)?, texts(&columns, vm)?, numbers(&matrix, vm)?);
        if is_correlation {
            return Ok(Drawing { figure: charts::correlation(&title, &columns, matrix.as_slice()) });
        }
        let labels = [of_columns.as_str(), of_rows.as_str(), of_values.as_str()];
        let matrix = Matrix { rows: &rows, columns: &columns, values: matrix.as_slice() };
        Ok(Drawing { figure: charts::heat(&title, labels, matrix) })
    }

    /// `words` are the title and the labels of times and values, `history` is times and values, `ahead` times, expected
    /// values and the ends of their interval.
    #[pyfunction]
    fn forecast(
        words: PyObjectRef,
        history: Vec<PyObjectRef>,
        ahead: Vec<PyObjectRef>,
        is_time: bool,
        vm: &VirtualMachine,
    ) -> PyResult<Drawing> {
        let (history, ahead) = (groups(&history, vm)?, groups(&ahead, vm)?);
        let (history, ahead) = (slices(&history), slices(&ahead));
        let ([times, values], [ahead, expected, low, high]) = (&history[..], &ahead[..]) else {
            return Err(vm.new_type_error("a forecast has two columns of history and four ahead"));
        };
        let given = Forecast { times, values, ahead, expected, low, high };
        let [title, of_times, of_values] = exactly(&words, vm)?;
        let mut figure = charts::forecast(&title, [&of_times, &of_values], given);
        // Without dates there are steps, which are counted.
        for panel in figure.panels.iter_mut().filter(|_| !is_time) {
            (panel.x.kind, panel.x.format) = (AxisKind::Numeric, NumberFormat::Count);
        }
        Ok(Drawing { figure })
    }

    #[pyfunction]
    fn drift_of_numbers(
        column: PyStrRef,
        reference: PyObjectRef,
        current: PyObjectRef,
        is_time: bool,
        vm: &VirtualMachine,
    ) -> PyResult<Drawing> {
        let (reference, current) = (numbers(&reference, vm)?, numbers(&current, vm)?);
        let mut figure = charts::number_drift(&column.to_string_lossy(), reference.as_slice(), current.as_slice());
        if is_time {
            figure.panels.iter_mut().for_each(|panel| panel.x.kind = AxisKind::Time);
        }
        Ok(Drawing { figure })
    }

    #[pyfunction]
    fn drift_of_counts(
        column: PyStrRef,
        names: PyObjectRef,
        reference: PyObjectRef,
        current: PyObjectRef,
        has_rest: bool,
        vm: &VirtualMachine,
    ) -> PyResult<Drawing> {
        let (names, reference, current) = (texts(&names, vm)?, numbers(&reference, vm)?, numbers(&current, vm)?);
        let counts = [reference.as_slice(), current.as_slice()];
        Ok(Drawing { figure: charts::category_drift(&column.to_string_lossy(), &names, counts, has_rest) })
    }

    /// The bytes of a picture of all the drawings, and the notes about it.
    #[pyfunction]
    fn render(drawings: Vec<PyRef<Drawing>>, look: PyStrRef, format: PyStrRef, vm: &VirtualMachine) -> PyResult {
        let look: Look = read(&look.to_string_lossy(), vm)?;
        let figure = look.compose(drawings.iter().map(|drawing| drawing.figure.clone()).collect());
        let format = if format.to_string() == "svg" { Format::Svg } else { Format::Png };
        let rendered = render_figure(&figure, format).map_err(|error| refused(&error, vm))?;
        let notes = rendered.notes.into_iter().map(|note| vm.ctx.new_str(note).into()).collect();
        Ok(vm.ctx.new_tuple(vec![vm.ctx.new_bytes(rendered.bytes).into(), vm.ctx.new_list(notes).into()]).into())
    }
}
