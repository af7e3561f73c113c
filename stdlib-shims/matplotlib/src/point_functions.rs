//! What is asked of all points of an artist: where they come to lie, and the box around them.

use rustpython_vm::pymodule;

#[pymodule(sub)]
pub(crate) mod _points {
    use orchestrator_arrays::{Array, DType};
    use orchestrator_canvas::geometry::Point;
    use orchestrator_numpy::{OrRaise, array_from, wrap};
    use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

    use crate::arguments::{Map, rows};

    /// Points, shape (2,) or (N, 2), after an affine map of six numbers.
    #[pyfunction]
    fn placed(points: PyObjectRef, by: Map, vm: &VirtualMachine) -> PyResult {
        let array = array_from(&points, Some(&DType::F64), vm)?;
        let shape = array.shape().to_vec();
        if !matches!(shape[..], [_] | [_, _]) {
            return Err(vm.new_value_error(format!("vertices must be 1D or 2D, not{}D", shape.len())));
        }
        if shape.last() != Some(&2) && array.size() > 0 {
            return Err(vm.new_runtime_error("Invalid vertices array."));
        }
        let mut numbers = array.to_vec::<f64>().or_raise(vm)?;
        let map = by.0;
        let is_straight = map.b == 0.0 && map.c == 0.0;
        for [x, y] in numbers.as_chunks_mut::<2>().0 {
            // Without a turn nothing is added that could be NaN, or a zero of another sign.
            (*x, *y) = if is_straight {
                (*x * map.a + map.e, *y * map.d + map.f)
            } else {
                (*x * map.a + *y * map.c + map.e, *x * map.b + *y * map.d + map.f)
            };
        }
        Ok(wrap(Array::from_vec(numbers, &shape).or_raise(vm)?, vm))
    }

    /// The lowest, the highest and the lowest positive of the numbers on one axis.
    #[derive(Clone, Copy)]
    struct Interval {
        low: f64,
        high: f64,
        positive: f64,
    }

    impl Interval {
        const NONE: Self = Self { low: f64::INFINITY, high: f64::NEG_INFINITY, positive: f64::INFINITY };

        fn hold(&mut self, value: f64) {
            if value < self.low {
                self.low = value;
            }
            if value > self.high {
                self.high = value;
            }
            if value > 0.0 && value < self.positive {
                self.positive = value;
            }
        }
    }

    fn hold([x, y]: &Point, across: &mut Interval, up: &mut Interval) {
        // A point of which either part is missing does not count.
        if x.is_finite() && y.is_finite() {
            across.hold(*x);
            up.hold(*y);
        }
    }

    /// Of x and then of y: the lowest, the highest and the lowest positive number; infinite where there is none.
    #[pyfunction]
    fn data_box(points: PyObjectRef, vm: &VirtualMachine) -> PyResult<PyObjectRef> {
        let (mut across, mut up) = (Interval::NONE, Interval::NONE);
        let array = array_from(&points, Some(&DType::F64), vm)?;
        match array.as_slice::<f64>() {
            Some(numbers) if array.shape().last() == Some(&2) => {
                numbers.as_chunks::<2>().0.iter().for_each(|point| hold(point, &mut across, &mut up));
            }
            _ => rows::<2>(&points, "points", vm)?.iter().for_each(|point| hold(point, &mut across, &mut up)),
        }
        let numbers = [across, up].map(|found| [found.low, found.high, found.positive]);
        let numbers = numbers.as_flattened().iter().map(|number| vm.ctx.new_float(*number).into());
        Ok(vm.ctx.new_tuple(numbers.collect()).into())
    }
}
