//! `_scipy_signal`: filters over rows and grids for `scipy.signal` and `scipy.ndimage`. Arguments arrive checked.

use rustpython_vm::builtins::PyModuleDef;
use rustpython_vm::{Context, pymodule};

/// The definition of `_scipy_signal`, for the table of modules.
pub fn module_def(context: &Context) -> &'static PyModuleDef {
    _scipy_signal::module_def(context)
}

#[pymodule]
mod _scipy_signal {
    use orchestrator_arrays::DType;
    use orchestrator_numpy::{OrRaise, array_from};
    use orchestrator_signal::{self as signal, Bases, Border, Erosion, Extension, Windows};
    use rustpython_vm::builtins::PyStrRef;
    use rustpython_vm::{PyObjectRef, PyResult, TryFromObject, VirtualMachine};

    use crate::floats::{Complexes, Floats, Whole, pack, pack_indices};

    /// Anything an array of truths can be made of.
    struct Truths {
        values: Vec<bool>,
        shape: Vec<usize>,
    }

    impl TryFromObject for Truths {
        fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
            let array = array_from(&object, Some(&DType::Bool), vm)?;
            Ok(Self { values: array.to_vec::<bool>().or_raise(vm)?, shape: array.shape().to_vec() })
        }
    }

    fn misfit(vm: &VirtualMachine) -> rustpython_vm::builtins::PyBaseExceptionRef {
        vm.new_value_error("shapes do not fit each other")
    }

    fn last(shape: &[usize]) -> usize {
        shape.last().copied().unwrap_or(0)
    }

    /// Rows filtered, and their states after it.
    #[pyfunction]
    fn filter_rows(
        b: Floats,
        a: Floats,
        rows: Floats,
        states: Floats,
        vm: &VirtualMachine,
    ) -> PyResult<(PyObjectRef, PyObjectRef)> {
        let (mut values, mut after) = (rows.values, states.values);
        signal::filter_rows(&b.values, &a.values, &mut values, last(&rows.shape), &mut after);
        Ok((pack(values, &rows.shape, vm)?, pack(after, &states.shape, vm)?))
    }

    #[pyfunction]
    fn filter_complex_rows(
        b: Complexes,
        a: Complexes,
        rows: Complexes,
        states: Complexes,
        vm: &VirtualMachine,
    ) -> PyResult<(PyObjectRef, PyObjectRef)> {
        let (mut values, mut after) = (rows.values, states.values);
        signal::filter_rows(&b.values, &a.values, &mut values, last(&rows.shape), &mut after);
        Ok((pack(values, &rows.shape, vm)?, pack(after, &states.shape, vm)?))
    }

    #[pyfunction]
    fn filter_sections(
        sections: Floats,
        rows: Floats,
        states: Floats,
        vm: &VirtualMachine,
    ) -> PyResult<(PyObjectRef, PyObjectRef)> {
        let (mut values, mut after) = (rows.values, states.values);
        signal::filter_sections(&sections.values, &mut values, last(&rows.shape), &mut after);
        Ok((pack(values, &rows.shape, vm)?, pack(after, &states.shape, vm)?))
    }

    fn extension(name: &PyStrRef) -> Extension {
        match name.to_str() {
            Some("even") => Extension::Even,
            Some("constant") => Extension::Constant,
            _ => Extension::Odd,
        }
    }

    /// Rows filtered forward and backward, continued by `ends`: in which way, and for how many samples.
    #[pyfunction]
    fn filter_rows_both_ways(
        b: Floats,
        a: Floats,
        settled: Floats,
        rows: Floats,
        ends: (PyStrRef, usize),
        vm: &VirtualMachine,
    ) -> PyResult {
        let (mut values, length) = (rows.values, last(&rows.shape));
        let ends = (extension(&ends.0), ends.1);
        signal::filter_rows_both_ways(&b.values, &a.values, &settled.values, &mut values, length, ends);
        pack(values, &rows.shape, vm)
    }

    #[pyfunction]
    fn filter_sections_both_ways(
        sections: Floats,
        settled: Floats,
        rows: Floats,
        ends: (PyStrRef, usize),
        vm: &VirtualMachine,
    ) -> PyResult {
        let (mut values, length) = (rows.values, last(&rows.shape));
        let ends = (extension(&ends.0), ends.1);
        signal::filter_sections_both_ways(&sections.values, &settled.values, &mut values, length, ends);
        pack(values, &rows.shape, vm)
    }

    #[pyfunction]
    fn filter_complex_sections(
        sections: Complexes,
        rows: Complexes,
        states: Complexes,
        vm: &VirtualMachine,
    ) -> PyResult<(PyObjectRef, PyObjectRef)> {
        let (mut values, mut after) = (rows.values, states.values);
        signal::filter_sections(&sections.values, &mut values, last(&rows.shape), &mut after);
        Ok((pack(values, &rows.shape, vm)?, pack(after, &states.shape, vm)?))
    }

    fn resampled<T: orchestrator_arrays::Element>(
        found: Option<Vec<T>>,
        n_rows: usize,
        vm: &VirtualMachine,
    ) -> PyResult {
        let found =
            found.ok_or_else(|| vm.new_memory_error("the resampled signal does not fit into memory".to_owned()))?;
        let length = found.len().checked_div(n_rows).unwrap_or(0);
        pack(found, &[n_rows, length], vm)
    }

    #[pyfunction]
    fn up_filter_down(taps: Floats, rows: Floats, up: usize, down: usize, vm: &VirtualMachine) -> PyResult {
        let (n_rows, length) = rows.rows(vm)?;
        resampled(signal::up_filter_down(&taps.values, &rows.values, length, up, down), n_rows, vm)
    }

    #[pyfunction]
    fn up_filter_down_complex(
        taps: Complexes,
        rows: Complexes,
        up: usize,
        down: usize,
        vm: &VirtualMachine,
    ) -> PyResult {
        let [n_rows, length] = rows.shape[..] else { return Err(misfit(vm)) };
        resampled(signal::up_filter_down(&taps.values, &rows.values, length, up, down), n_rows, vm)
    }

    #[pyfunction]
    fn local_maxima(x: Floats, vm: &VirtualMachine) -> PyResult<(PyObjectRef, PyObjectRef, PyObjectRef)> {
        let (middles, lefts, rights) = signal::local_maxima(&x.values);
        let shape = [middles.len()];
        Ok((pack_indices(middles, &shape, vm)?, pack_indices(lefts, &shape, vm)?, pack_indices(rights, &shape, vm)?))
    }

    fn places(values: &Whole) -> Vec<usize> {
        values.values.iter().map(|value| usize::try_from(*value).unwrap_or(usize::MAX)).collect()
    }

    #[pyfunction]
    fn keep_distant(peaks: Whole, heights: Floats, distance: f64, vm: &VirtualMachine) -> PyResult {
        let peaks = places(&peaks);
        if !peaks.is_sorted() || peaks.len() != heights.values.len() {
            return Err(misfit(vm));
        }
        let keep = signal::keep_distant(&peaks, &heights.values, distance);
        let length = keep.len();
        pack(keep, &[length], vm)
    }

    #[pyfunction]
    fn prominences(
        x: Floats,
        peaks: Whole,
        window: Option<usize>,
        vm: &VirtualMachine,
    ) -> PyResult<(PyObjectRef, PyObjectRef, PyObjectRef)> {
        let found = signal::prominences(&x.values, &places(&peaks), window);
        let shape = [found.len()];
        let values = found.iter().map(|bases| bases.prominence).collect::<Vec<_>>();
        let lefts = found.iter().map(|bases| bases.left).collect();
        let rights = found.iter().map(|bases| bases.right).collect();
        Ok((pack(values, &shape, vm)?, pack_indices(lefts, &shape, vm)?, pack_indices(rights, &shape, vm)?))
    }

    /// Width, height, left and right crossing of each peak, one row each.
    #[pyfunction]
    fn widths(
        x: Floats,
        peaks: Whole,
        prominences: Floats,
        lefts: Whole,
        rights: Whole,
        share: f64,
        vm: &VirtualMachine,
    ) -> PyResult {
        let sides = places(&lefts).into_iter().zip(places(&rights));
        let bases = prominences.values.iter().zip(sides);
        let bases = bases.map(|(prominence, (left, right))| Bases { prominence: *prominence, left, right });
        let found = signal::widths(&x.values, &places(&peaks), &bases.collect::<Vec<_>>(), share);
        let four_each = [found.len(), 4];
        pack(found.into_iter().flatten().collect(), &four_each, vm)
    }

    fn shaped_rows(found: Vec<f64>, shape: &[usize], window: usize, vm: &VirtualMachine) -> PyResult {
        let mut shape = shape.to_vec();
        if let Some(length) = shape.last_mut() {
            *length = (*length + 1).saturating_sub(window);
        }
        pack(found, &shape, vm)
    }

    #[pyfunction]
    fn correlate_rows(rows: Floats, weights: Floats, vm: &VirtualMachine) -> PyResult {
        let found = signal::correlate_rows(&rows.values, last(&rows.shape), &weights.values);
        shaped_rows(found, &rows.shape, weights.values.len(), vm)
    }

    #[pyfunction]
    fn mean_rows(rows: Floats, window: usize, vm: &VirtualMachine) -> PyResult {
        shaped_rows(signal::mean_rows(&rows.values, last(&rows.shape), window), &rows.shape, window, vm)
    }

    #[pyfunction]
    fn extreme_rows(rows: Floats, window: usize, is_largest: bool, vm: &VirtualMachine) -> PyResult {
        let found = signal::extreme_rows(&rows.values, last(&rows.shape), window, is_largest);
        shaped_rows(found, &rows.shape, window, vm)
    }

    /// The shape that is left when a window runs over a padded grid.
    fn inner(padded: &[usize], window: &[usize]) -> Vec<usize> {
        padded.iter().zip(window).map(|(length, window)| (length + 1).saturating_sub(*window)).collect()
    }

    #[pyfunction]
    fn correlate(padded: Floats, weights: Floats, footprint: Truths, vm: &VirtualMachine) -> PyResult {
        let shape = inner(&padded.shape, &footprint.shape);
        let windows = Windows::new(&padded.values, &padded.shape, &shape, &footprint.shape, &footprint.values);
        let found = windows.ok_or_else(|| misfit(vm))?.correlate(&weights.values);
        pack(found, &shape, vm)
    }

    #[pyfunction]
    fn ranks(padded: Floats, footprint: Truths, rank: usize, vm: &VirtualMachine) -> PyResult {
        let shape = inner(&padded.shape, &footprint.shape);
        let windows = Windows::new(&padded.values, &padded.shape, &shape, &footprint.shape, &footprint.values);
        pack(signal::ranks(&windows.ok_or_else(|| misfit(vm))?, rank), &shape, vm)
    }

    #[pyfunction]
    fn extremes(padded: Floats, footprint: Truths, is_largest: bool, added: Floats, vm: &VirtualMachine) -> PyResult {
        let shape = inner(&padded.shape, &footprint.shape);
        let windows = Windows::new(&padded.values, &padded.shape, &shape, &footprint.shape, &footprint.values);
        pack(signal::extremes(&windows.ok_or_else(|| misfit(vm))?, is_largest, &added.values), &shape, vm)
    }

    #[pyfunction]
    fn gather(padded: Floats, footprint: Truths, vm: &VirtualMachine) -> PyResult {
        let mut shape = inner(&padded.shape, &footprint.shape);
        let windows = Windows::new(&padded.values, &padded.shape, &shape, &footprint.shape, &footprint.values);
        let windows = windows.ok_or_else(|| misfit(vm))?;
        let found = windows.gather();
        let found = found.ok_or_else(|| vm.new_memory_error("the windows do not fit into memory".to_owned()))?;
        let n_elements = windows.n_elements();
        shape.push(n_elements);
        pack(found, &shape, vm)
    }

    #[pyfunction]
    fn label(cells: Truths, structure: Truths, vm: &VirtualMachine) -> PyResult<(PyObjectRef, usize)> {
        let found = signal::label(&cells.values, &cells.shape, &structure.values).ok_or_else(|| misfit(vm))?;
        Ok((pack(found.0, &cells.shape, vm)?, found.1))
    }

    /// First and one past the last index along each axis, for every label; `-1` where a label is nowhere.
    #[pyfunction]
    fn boxes(labels: Whole, n_labels: usize, vm: &VirtualMachine) -> PyResult {
        let found = signal::first_places(&labels.values, &labels.shape, n_labels.min(1 << 26));
        let n_dims = labels.shape.len();
        let as_index = |value: usize| i64::try_from(value).unwrap_or(i64::MAX);
        let shape = [found.len(), n_dims, 2];
        let rows = found.into_iter().flat_map(|sides| match sides {
            Some(sides) => {
                sides.into_iter().flat_map(|(first, end)| [as_index(first), as_index(end)]).collect::<Vec<_>>()
            }
            None => vec![-1; 2 * n_dims],
        });
        pack(rows.collect(), &shape, vm)
    }

    #[pyfunction]
    fn erode(
        cells: Truths,
        structure: Truths,
        centre: Whole,
        mask: Option<Truths>,
        border: bool,
        iterations: usize,
        vm: &VirtualMachine,
    ) -> PyResult {
        if structure.shape.len() != cells.shape.len() || centre.values.len() != cells.shape.len() {
            return Err(misfit(vm));
        }
        let mut steps = Vec::new();
        for (place, _) in structure.values.iter().enumerate().filter(|(_, is_inside)| **is_inside) {
            let mut rest = place;
            let mut step = vec![0; structure.shape.len()];
            for axis in (0..step.len()).rev() {
                let length = structure.shape[axis].max(1);
                let middle = isize::try_from(centre.values[axis]).unwrap_or(0);
                step[axis] = (rest % length).cast_signed() - middle;
                rest /= length;
            }
            steps.push(step);
        }
        let mask = mask.as_ref().map(|mask| mask.values.as_slice());
        let erosion = Erosion { shape: &cells.shape, steps: &steps, border, mask, iterations };
        pack(signal::erode(&cells.values, &erosion), &cells.shape, vm)
    }

    /// Squared distances, and the flat place of the nearest false cell.
    #[pyfunction]
    fn euclidean(cells: Truths, sampling: Floats, vm: &VirtualMachine) -> PyResult<(PyObjectRef, PyObjectRef)> {
        let (squares, nearest) = signal::euclidean(&cells.values, &cells.shape, &sampling.values);
        Ok((pack(squares, &cells.shape, vm)?, pack_indices(nearest, &cells.shape, vm)?))
    }

    #[pyfunction]
    fn chamfer(cells: Truths, structure: Truths, vm: &VirtualMachine) -> PyResult<(PyObjectRef, PyObjectRef)> {
        let (distances, nearest) = signal::chamfer(&cells.values, &cells.shape, &structure.values);
        Ok((pack(distances, &cells.shape, vm)?, pack_indices(nearest, &cells.shape, vm)?))
    }

    fn border(mode: &str, vm: &VirtualMachine) -> PyResult<Border> {
        Ok(match mode {
            "constant" => Border::Constant,
            "grid-constant" => Border::GridConstant,
            "nearest" => Border::Nearest,
            "reflect" | "grid-mirror" => Border::Reflect,
            "mirror" => Border::Mirror,
            "wrap" => Border::Wrap,
            "grid-wrap" => Border::GridWrap,
            _ => return Err(vm.new_runtime_error("boundary mode not supported".to_owned())),
        })
    }

    #[pyfunction]
    fn spline_lines(lines: Floats, order: usize, mode: PyStrRef, vm: &VirtualMachine) -> PyResult {
        let mut values = lines.values;
        signal::filter_lines(&mut values, last(&lines.shape), order, border(mode.as_ref(), vm)?);
        pack(values, &lines.shape, vm)
    }

    #[pyfunction]
    fn interpolate(
        coefficients: Floats,
        places: Floats,
        order: usize,
        mode: PyStrRef,
        beyond: f64,
        vm: &VirtualMachine,
    ) -> PyResult {
        let mode = border(mode.as_ref(), vm)?;
        let found = signal::interpolate(&coefficients.values, &coefficients.shape, &places.values, order, mode, beyond);
        let shape = places.shape.get(1..).unwrap_or_default();
        pack(found.ok_or_else(|| misfit(vm))?, shape, vm)
    }
}
