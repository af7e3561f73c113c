//! `_numpy_random`: random streams for `numpy.random`. Arguments arrive checked and in order.

use rustpython_vm::pymodule;

#[pymodule]
pub(crate) mod _numpy_random {
    use std::cell::RefCell;

    use orchestrator_arrays::{Array, ArrayError, broadcast_shapes};
    use orchestrator_random::{self as random, Bits, Continuous, Discrete, Mt19937, Pcg64, Width};
    use rustpython_vm::builtins::{PyBytes, PyTupleRef};
    use rustpython_vm::{Py, PyObjectRef, PyPayload, PyResult, TryFromObject, VirtualMachine, pyclass};

    use crate::errors::OrRaise;
    use crate::{ArrayLike, wrap};

    /// A list of 32-bit words.
    struct Words(Vec<u32>);

    impl TryFromObject for Words {
        fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
            vm.extract_elements_with(&object, |word| word.try_into_value(vm)).map(Self)
        }
    }

    /// How many numbers, in which shape.
    struct Shape(Option<Vec<usize>>);

    impl TryFromObject for Shape {
        fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
            if vm.is_none(&object) {
                return Ok(Self(None));
            }
            vm.extract_elements_with(&object, |length| length.try_into_value(vm)).map(|shape| Self(Some(shape)))
        }
    }

    fn as_list(words: &[u32], vm: &VirtualMachine) -> PyObjectRef {
        vm.ctx.new_list(words.iter().map(|word| vm.ctx.new_int(*word).into()).collect()).into()
    }

    #[pyfunction]
    fn seed_pool(entropy: Words, spawn_key: Words, pool_size: usize, vm: &VirtualMachine) -> PyObjectRef {
        as_list(&random::mix_entropy(&entropy.0, &spawn_key.0, pool_size), vm)
    }

    #[pyfunction]
    fn seed_state(pool: Words, n_words: usize, vm: &VirtualMachine) -> PyObjectRef {
        as_list(&random::generate_state(&pool.0, n_words), vm)
    }

    /// A generator and where it stands.
    #[pyattr]
    #[pyclass(name = "BitStream", module = "numpy.random")]
    #[derive(PyPayload)]
    struct BitStream {
        bits: RefCell<Bits>,
    }

    impl std::fmt::Debug for BitStream {
        fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            formatter.write_str("BitStream")
        }
    }

    fn n_of(shape: &[usize], vm: &VirtualMachine) -> PyResult<usize> {
        let n = shape.iter().try_fold(1_usize, |n, length| n.checked_mul(*length));
        n.filter(|n| *n <= isize::MAX as usize / 16).ok_or_else(|| {
            vm.new_value_error(
                "array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size.",
            )
        })
    }

    /// One parameter: the same for all numbers, or one for each.
    enum Parameter {
        Same(f64),
        Each(Vec<f64>),
    }

    impl Parameter {
        fn at(&self, place: usize) -> f64 {
            match self {
                Self::Same(value) => *value,
                Self::Each(values) => values[place],
            }
        }
    }

    /// Parameters spread over the shape of the result.
    fn spread(
        parameters: &[PyObjectRef],
        shape: Option<Vec<usize>>,
        vm: &VirtualMachine,
    ) -> PyResult<(Vec<Parameter>, Option<Vec<usize>>)> {
        let mut arrays = Vec::new();
        for parameter in parameters {
            arrays.push(crate::array_from(parameter, Some(&orchestrator_arrays::DType::F64), vm)?);
        }
        if arrays.iter().all(|array| array.ndim() == 0) {
            let same: PyResult<Vec<Parameter>> =
                arrays.iter().map(|array| Ok(Parameter::Same(array.to_vec::<f64>().or_raise(vm)?[0]))).collect();
            return Ok((same?, shape));
        }
        let shapes: Vec<&[usize]> = arrays.iter().map(Array::shape).collect();
        let joined = broadcast_shapes(&shapes).or_raise(vm)?;
        let shape = match shape {
            None => joined,
            Some(shape) => {
                let fits = broadcast_shapes(&[&shape, &joined]).is_ok_and(|both| both == shape);
                if !fits {
                    return Err(vm.new_value_error(format!(
                        "Output size {} is not compatible with broadcast dimensions of inputs {}.",
                        crate::convert::tuple_text(&shape),
                        crate::convert::tuple_text(&joined)
                    )));
                }
                shape
            }
        };
        let each: Result<Vec<Parameter>, ArrayError> =
            arrays.iter().map(|array| Ok(Parameter::Each(array.broadcast_to(&shape)?.to_vec::<f64>()?))).collect();
        Ok((each.or_raise(vm)?, Some(shape)))
    }

    #[pyclass]
    impl BitStream {
        fn holding(bits: Bits) -> Self {
            Self { bits: RefCell::new(bits) }
        }

        #[pystaticmethod]
        fn mt19937_legacy(seed: u32) -> Self {
            Self::holding(Bits::Mt19937(Box::new(Mt19937::from_seed(seed))))
        }

        #[pystaticmethod]
        fn mt19937_by_array(words: Words) -> Self {
            Self::holding(Bits::Mt19937(Box::new(Mt19937::from_array(&words.0))))
        }

        #[pystaticmethod]
        fn mt19937_from_words(words: Words) -> Self {
            Self::holding(Bits::Mt19937(Box::new(Mt19937::from_key(&words.0))))
        }

        #[pystaticmethod]
        fn pcg64(words: Words, vm: &VirtualMachine) -> PyResult<Self> {
            let words = <[u32; 8]>::try_from(words.0).map_err(|_| vm.new_value_error("eight words are needed"))?;
            Ok(Self::holding(Bits::Pcg64(Pcg64::from_words(&words))))
        }

        #[pymethod]
        fn copy(zelf: &Py<Self>) -> Self {
            Self::holding(zelf.bits.borrow().clone())
        }

        #[pymethod]
        fn state(zelf: &Py<Self>, vm: &VirtualMachine) -> PyObjectRef {
            let parts: Vec<PyObjectRef> = match &*zelf.bits.borrow() {
                Bits::Mt19937(generator) => {
                    let key = generator.key.iter().map(|word| vm.ctx.new_int(*word).into()).collect();
                    vec![
                        vm.ctx.new_list(key).into(),
                        vm.ctx.new_int(generator.position).into(),
                        vm.ctx.new_int(i32::from(generator.spare_normal.is_some())).into(),
                        vm.ctx.new_float(generator.spare_normal.unwrap_or(0.0)).into(),
                    ]
                }
                Bits::Pcg64(generator) => vec![
                    vm.ctx.new_int(generator.state).into(),
                    vm.ctx.new_int(generator.increment).into(),
                    vm.ctx.new_int(i32::from(generator.spare.is_some())).into(),
                    vm.ctx.new_int(generator.spare.unwrap_or(0)).into(),
                ],
            };
            vm.ctx.new_tuple(parts).into()
        }

        #[pymethod]
        fn set_state(zelf: &Py<Self>, state: PyTupleRef, vm: &VirtualMachine) -> PyResult<()> {
            let bad = || vm.new_value_error("state is not of this generator");
            let [first, second, has_spare, spare] = state.as_slice() else { return Err(bad()) };
            let has_spare: i32 = has_spare.clone().try_into_value(vm)?;
            let mut bits = zelf.bits.try_borrow_mut().map_err(|_| bad())?;
            match &mut *bits {
                Bits::Mt19937(generator) => {
                    let key: Words = first.clone().try_into_value(vm)?;
                    generator.key = key.0.try_into().map_err(|_| bad())?;
                    generator.position = second.clone().try_into_value(vm)?;
                    let spare: f64 = spare.clone().try_into_value(vm)?;
                    generator.spare_normal = (has_spare != 0).then_some(spare);
                }
                Bits::Pcg64(generator) => {
                    generator.state = first.clone().try_into_value(vm)?;
                    generator.increment = second.clone().try_into_value(vm)?;
                    let spare: u32 = spare.clone().try_into_value(vm)?;
                    generator.spare = (has_spare != 0).then_some(spare);
                }
            }
            Ok(())
        }

        #[pymethod]
        fn draw(
            zelf: &Py<Self>,
            name: String,
            parameters: PyTupleRef,
            Shape(shape): Shape,
            legacy: bool,
            vm: &VirtualMachine,
        ) -> PyResult {
            let (parameters, shape) = spread(parameters.as_slice(), shape, vm)?;
            let at = |place: usize| parameters.iter().map(|parameter| parameter.at(place)).collect::<Vec<f64>>();
            let bits = &mut *zelf.bits.borrow_mut();
            let same = at_if_same(&parameters);
            let enough = |wanted: usize| {
                if parameters.len() == wanted { Ok(()) } else { Err(vm.new_type_error("wrong number of parameters")) }
            };
            if let Some(kind) = Continuous::from_name(&name) {
                enough(kind.n_parameters())?;
                let Some(shape) = shape else { return Ok(vm.ctx.new_float(kind.draw(bits, &at(0), legacy)).into()) };
                let n = n_of(&shape, vm)?;
                let values: Vec<f64> = match same {
                    Some(same) => kind.draw_many(bits, &same, legacy, n),
                    None => (0..n).map(|place| kind.draw(bits, &at(place), legacy)).collect(),
                };
                if kind.is_single() {
                    #[expect(clippy::cast_possible_truncation, reason = "they were made as single precision")]
                    let values: Vec<f32> = values.into_iter().map(|value| value as f32).collect();
                    return Ok(wrap(Array::from_vec(values, &shape).or_raise(vm)?, vm));
                }
                return Ok(wrap(Array::from_vec(values, &shape).or_raise(vm)?, vm));
            }
            let kind = Discrete::from_name(&name)
                .ok_or_else(|| vm.new_not_implemented_error(format!("distribution '{name}'")))?;
            enough(kind.n_parameters())?;
            let Some(shape) = shape else { return Ok(vm.ctx.new_int(kind.draw(bits, &at(0), legacy)).into()) };
            let n = n_of(&shape, vm)?;
            let values: Vec<i64> = match same {
                Some(same) => (0..n).map(|_| kind.draw(bits, &same, legacy)).collect(),
                None => (0..n).map(|place| kind.draw(bits, &at(place), legacy)).collect(),
            };
            Ok(wrap(Array::from_vec(values, &shape).or_raise(vm)?, vm))
        }

        #[pymethod]
        fn integers(
            zelf: &Py<Self>,
            low: i128,
            high: i128,
            Shape(shape): Shape,
            dtype: String,
            legacy: bool,
            vm: &VirtualMachine,
        ) -> PyResult {
            let width = width_of(&dtype);
            let range = u64::try_from(high - low).map_err(|_| vm.new_value_error("low >= high"))?;
            let n = shape.as_deref().map_or(Ok(1), |shape| n_of(shape, vm))?;
            let drawn = random::bounded(&mut zelf.bits.borrow_mut(), range, width, legacy, n);
            let Some(shape) = shape else {
                let value = low + i128::from(drawn[0]);
                return Ok(if width == Width::Bool {
                    vm.ctx.new_bool(value != 0).into()
                } else {
                    vm.ctx.new_int(value).into()
                });
            };
            // The usual type needs no wider arithmetic: the sum wraps to the number that is meant.
            if dtype == "int64" {
                #[expect(clippy::cast_possible_truncation, reason = "low fits the type")]
                let low = low as i64;
                let values = drawn.into_iter().map(|value| low.wrapping_add(value.cast_signed())).collect();
                return Ok(wrap(Array::from_vec::<i64>(values, &shape).or_raise(vm)?, vm));
            }
            Ok(wrap(typed(drawn.into_iter().map(|value| low + i128::from(value)), &shape, &dtype).or_raise(vm)?, vm))
        }

        #[pymethod]
        fn integers_array(
            zelf: &Py<Self>,
            low: ArrayLike,
            high: ArrayLike,
            Shape(shape): Shape,
            dtype: String,
            legacy: bool,
            vm: &VirtualMachine,
        ) -> PyResult {
            let joined = broadcast_shapes(&[low.0.shape(), high.0.shape()]).or_raise(vm)?;
            let shape = shape.unwrap_or(joined);
            let low = low.0.broadcast_to(&shape).and_then(|low| low.to_vec::<i64>()).or_raise(vm)?;
            let high = high.0.broadcast_to(&shape).and_then(|high| high.to_vec::<i64>()).or_raise(vm)?;
            let bits = &mut *zelf.bits.borrow_mut();
            let mut values = Vec::with_capacity(low.len());
            for (low, high) in low.into_iter().zip(high) {
                let range =
                    u64::try_from(i128::from(high) - i128::from(low)).map_err(|_| vm.new_value_error("low >= high"))?;
                // Bounds that differ give each number a draw of its own, at full width.
                let drawn = random::bounded(bits, range, Width::Bits64, legacy, 1)[0];
                values.push(i128::from(low) + i128::from(drawn));
            }
            Ok(wrap(typed(values.into_iter(), &shape, &dtype).or_raise(vm)?, vm))
        }

        #[pymethod]
        fn permutation(zelf: &Py<Self>, n: usize, _kind: String, legacy: bool, vm: &VirtualMachine) -> PyResult {
            n_of(&[n], vm)?;
            let bits = &mut *zelf.bits.borrow_mut();
            let order = if legacy { random::permute_legacy(bits, n) } else { random::permute(bits, n) };
            Ok(wrap(Array::from_vec(order, &[n]).or_raise(vm)?, vm))
        }

        #[pymethod]
        fn choice_without_replacement(
            zelf: &Py<Self>,
            n: usize,
            k: usize,
            shuffle: bool,
            vm: &VirtualMachine,
        ) -> PyResult {
            if k > n {
                return Err(vm.new_value_error("Cannot take a larger sample than population when replace is False"));
            }
            let chosen = random::choose(&mut zelf.bits.borrow_mut(), n, k, shuffle);
            Ok(wrap(Array::from_vec(chosen, &[k]).or_raise(vm)?, vm))
        }

        #[pymethod]
        fn permuted_rows(zelf: &Py<Self>, n_rows: usize, n: usize, vm: &VirtualMachine) -> PyResult {
            n_of(&[n_rows, n], vm)?;
            let rows = random::permute_rows(&mut zelf.bits.borrow_mut(), n_rows, n);
            Ok(wrap(Array::from_vec(rows, &[n_rows, n]).or_raise(vm)?, vm))
        }

        #[pymethod]
        fn bytes(zelf: &Py<Self>, n: usize, _legacy: bool, vm: &VirtualMachine) -> PyResult<PyBytes> {
            n_of(&[n], vm)?;
            let bits = &mut *zelf.bits.borrow_mut();
            let mut bytes = Vec::with_capacity(n + 4);
            while bytes.len() < n {
                bytes.extend_from_slice(&bits.next_u32().to_le_bytes());
            }
            bytes.truncate(n);
            Ok(bytes.into())
        }

        #[pymethod]
        fn raw(zelf: &Py<Self>, n: usize, vm: &VirtualMachine) -> PyResult {
            n_of(&[n], vm)?;
            let bits = &mut *zelf.bits.borrow_mut();
            let words: Vec<u64> = match bits {
                Bits::Mt19937(generator) => (0..n).map(|_| u64::from(generator.next_u32())).collect(),
                Bits::Pcg64(generator) => (0..n).map(|_| generator.next_u64()).collect(),
            };
            Ok(wrap(Array::from_vec(words, &[n]).or_raise(vm)?, vm))
        }

        #[pymethod]
        fn multinomial(
            zelf: &Py<Self>,
            n: i64,
            probabilities: ArrayLike,
            Shape(shape): Shape,
            _legacy: bool,
            vm: &VirtualMachine,
        ) -> PyResult {
            let probabilities = probabilities.0.to_vec::<f64>().or_raise(vm)?;
            let bits = &mut *zelf.bits.borrow_mut();
            let mut shape = shape.unwrap_or_default();
            let n_rows = n_of(&shape, vm)?;
            let rows: Vec<i64> = (0..n_rows).flat_map(|_| random::multinomial(bits, n, &probabilities)).collect();
            shape.push(probabilities.len());
            Ok(wrap(Array::from_vec(rows, &shape).or_raise(vm)?, vm))
        }

        #[pymethod]
        fn dirichlet(
            zelf: &Py<Self>,
            alpha: ArrayLike,
            Shape(shape): Shape,
            legacy: bool,
            vm: &VirtualMachine,
        ) -> PyResult {
            let alpha = alpha.0.to_vec::<f64>().or_raise(vm)?;
            let bits = &mut *zelf.bits.borrow_mut();
            let mut shape = shape.unwrap_or_default();
            let n_rows = n_of(&shape, vm)?;
            let rows: Vec<f64> = (0..n_rows).flat_map(|_| random::dirichlet(bits, &alpha, legacy)).collect();
            shape.push(alpha.len());
            Ok(wrap(Array::from_vec(rows, &shape).or_raise(vm)?, vm))
        }
    }

    /// The parameters, if they are the same for every number.
    fn at_if_same(parameters: &[Parameter]) -> Option<Vec<f64>> {
        let values = parameters.iter().map(|parameter| match parameter {
            Parameter::Same(value) => Some(*value),
            Parameter::Each(_) => None,
        });
        values.collect()
    }

    fn width_of(dtype: &str) -> Width {
        match dtype {
            "bool" => Width::Bool,
            "int8" | "uint8" => Width::Bits8,
            "int16" | "uint16" => Width::Bits16,
            "int32" | "uint32" => Width::Bits32,
            _ => Width::Bits64,
        }
    }

    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the bounds fit the type")]
    fn typed(values: impl Iterator<Item = i128>, shape: &[usize], dtype: &str) -> Result<Array, ArrayError> {
        match dtype {
            "bool" => Array::from_vec(values.map(|value| value != 0).collect(), shape),
            "int8" => Array::from_vec(values.map(|value| value as i8).collect(), shape),
            "int16" => Array::from_vec(values.map(|value| value as i16).collect(), shape),
            "int32" => Array::from_vec(values.map(|value| value as i32).collect(), shape),
            "uint8" => Array::from_vec(values.map(|value| value as u8).collect(), shape),
            "uint16" => Array::from_vec(values.map(|value| value as u16).collect(), shape),
            "uint32" => Array::from_vec(values.map(|value| value as u32).collect(), shape),
            "uint64" => Array::from_vec(values.map(|value| value as u64).collect(), shape),
            _ => Array::from_vec(values.map(|value| value as i64).collect(), shape),
        }
    }
}
