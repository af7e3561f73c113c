//! `numpy.ufunc`: an elementwise function as an object, with its reductions.

use orchestrator_arrays::{Array, BinaryOp, Casting, DType, ReduceOptions, UfuncOptions, UnaryOp};
use rustpython_vm::builtins::{PyStr, PyTuple};
use rustpython_vm::function::FuncArgs;
use rustpython_vm::types::{Callable, Representable};
use rustpython_vm::{AsObject, Py, PyObject, PyObjectRef, PyPayload, PyRef, PyResult, VirtualMachine, pyclass};

use crate::arguments::{Axes, Mask, OneAxis, Out};
use crate::convert;
use crate::dtype::{self, DTypeArg};
use crate::errors::{OrRaise, unsupported};
use crate::functions::products;
use crate::ndarray::{self, PyNdArray, deliver, wrap_or_scalar};
use crate::operand::{self, OwnedOperand, in_function};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Unary(UnaryOp),
    Binary(BinaryOp),
    /// Two results, or operands the engine treats apart.
    Divmod,
    Modf,
    Frexp,
    Ldexp,
    Matmul,
}

#[pyclass(name = "ufunc", module = "numpy")]
#[derive(Debug, PyPayload)]
pub struct PyUfunc {
    pub(crate) kind: Kind,
    name: &'static str,
}

/// Calls a ufunc by name; its operands may answer instead.
pub(crate) fn call(name: &'static str, operands: Vec<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
    let Some(op) = BinaryOp::from_name(name) else { return Ok(vm.ctx.not_implemented()) };
    let ufunc = PyUfunc { kind: Kind::Binary(op), name }.into_ref(&vm.ctx);
    PyUfunc::call(&ufunc, operands.into(), vm)
}

/// Every ufunc, under each of its names.
pub(crate) fn all(vm: &VirtualMachine) -> Vec<(&'static str, PyObjectRef)> {
    let make = |kind, name| -> PyObjectRef { PyUfunc { kind, name }.into_ref(&vm.ctx).into() };
    let mut found: Vec<(&'static str, PyObjectRef)> = Vec::new();
    // These are functions, not ufuncs, to numpy.
    let plain = ["real", "imag", "angle"];
    found.extend(
        UnaryOp::ALL
            .iter()
            .filter(|op| !plain.contains(&op.name()))
            .map(|op| (op.name(), make(Kind::Unary(*op), op.name()))),
    );
    found.extend(BinaryOp::ALL.iter().map(|op| (op.name(), make(Kind::Binary(*op), op.name()))));
    let apart = [
        (Kind::Divmod, "divmod"),
        (Kind::Modf, "modf"),
        (Kind::Frexp, "frexp"),
        (Kind::Ldexp, "ldexp"),
        (Kind::Matmul, "matmul"),
    ];
    found.extend(apart.map(|(kind, name)| (name, make(kind, name))));
    let aliases = [
        ("abs", "absolute"),
        ("true_divide", "divide"),
        ("mod", "remainder"),
        ("conj", "conjugate"),
        ("bitwise_not", "invert"),
        ("bitwise_invert", "invert"),
        ("bitwise_left_shift", "left_shift"),
        ("bitwise_right_shift", "right_shift"),
        ("pow", "power"),
        ("acos", "arccos"),
        ("acosh", "arccosh"),
        ("asin", "arcsin"),
        ("asinh", "arcsinh"),
        ("atan", "arctan"),
        ("atanh", "arctanh"),
        ("atan2", "arctan2"),
    ];
    for (alias, name) in aliases {
        if let Some((_, object)) = found.iter().find(|(known, _)| *known == name) {
            let object = object.clone();
            found.push((alias, object));
        }
    }
    found
}

/// Keyword arguments every ufunc takes.
struct Keywords {
    out: Vec<Out>,
    mask: Mask,
    dtype: Option<DType>,
    casting: Casting,
}

impl Keywords {
    fn take(args: &mut FuncArgs, name: &str, vm: &VirtualMachine) -> PyResult<Self> {
        if args.kwargs.is_empty() {
            return Ok(Self { out: Vec::new(), mask: Mask::default(), dtype: None, casting: Casting::SameKind });
        }
        let out = match args.take_keyword("out").filter(|out| !vm.is_none(out)) {
            Some(out) => match out.downcast_ref::<PyTuple>() {
                Some(outs) => {
                    outs.as_slice().iter().map(|out| out.clone().try_into_value(vm)).collect::<PyResult<_>>()?
                }
                None => vec![out.try_into_value(vm)?],
            },
            None => Vec::new(),
        };
        let mask = args.take_keyword("where").map(|mask| mask.try_into_value(vm)).transpose()?.unwrap_or_default();
        let dtype: DTypeArg =
            args.take_keyword("dtype").map(|dtype| dtype.try_into_value(vm)).transpose()?.unwrap_or_default();
        let casting = match args.take_keyword("casting") {
            Some(casting) => Casting::parse(&casting.str(vm)?.to_string_lossy()).or_raise(vm)?,
            None => Casting::SameKind,
        };
        for ignored in ["order", "subok"] {
            args.take_keyword(ignored);
        }
        for refused in ["signature", "axes", "axis", "keepdims"] {
            if args.take_keyword(refused).is_some() {
                return Err(unsupported(format!("numpy.{name}({refused}=...)"), vm));
            }
        }
        if let Some((unknown, _)) = (&args.kwargs).into_iter().next() {
            return Err(vm.new_type_error(format!("{name}() got an unexpected keyword argument '{unknown}'")));
        }
        Ok(Self { out, mask, dtype: dtype.0, casting })
    }

    fn first_out(&self) -> Out {
        self.out.first().cloned().unwrap_or_default()
    }
}

impl PyUfunc {
    fn counts(&self) -> (usize, usize) {
        match self.kind {
            Kind::Unary(_) => (1, 1),
            Kind::Binary(_) | Kind::Ldexp | Kind::Matmul => (2, 1),
            Kind::Divmod => (2, 2),
            Kind::Modf | Kind::Frexp => (1, 2),
        }
    }

    /// Operands of other kinds of array answer instead, the first that wants to.
    fn handed_over(zelf: &Py<Self>, method: &'static str, args: &FuncArgs, vm: &VirtualMachine) -> Option<PyResult> {
        let mut refusals: Vec<String> = Vec::new();
        for owner in &args.args {
            let Some(rule) = operand::own_ufunc(owner, vm) else { continue };
            if vm.is_none(&rule) {
                let name = owner.class().name().to_string();
                return Some(Err(
                    vm.new_type_error(format!("operand '{name}' does not support ufuncs (__array_ufunc__=None)"))
                ));
            }
            let mut call = vec![owner.clone(), zelf.as_object().to_owned(), vm.ctx.new_str(method).into()];
            call.extend(args.args.iter().cloned());
            match rule.call(FuncArgs::new(call, args.kwargs.clone()), vm) {
                Ok(answer) if answer.is(&vm.ctx.not_implemented) => {
                    refusals.push(format!("'{}'", owner.class().name()));
                }
                answer => return Some(answer),
            }
        }
        if refusals.is_empty() {
            return None;
        }
        Some(Err(vm.new_type_error(format!(
            "operand type(s) all returned NotImplemented from __array_ufunc__(<ufunc '{}'>, '{method}'): {}",
            zelf.name,
            refusals.join(", ")
        ))))
    }

    fn one_result(&self, inputs: &[OwnedOperand], keywords: &Keywords, vm: &VirtualMachine) -> PyResult {
        let out = keywords.first_out();
        let target = out.array();
        if target.as_ref().is_some_and(|target| !target.is_writeable()) {
            return Err(vm.new_value_error("output array is read-only"));
        }
        let options = UfuncOptions {
            out: target.as_ref(),
            mask: keywords.mask.0.as_ref(),
            dtype: keywords.dtype.clone(),
            casting: keywords.casting,
        };
        let result = match (self.kind, inputs) {
            (Kind::Unary(op), [a]) => orchestrator_arrays::unary(op, &a.borrow(), &options),
            (Kind::Binary(op), [a, b]) => orchestrator_arrays::binary(op, &a.borrow(), &b.borrow(), &options),
            (Kind::Ldexp, [a, b]) => {
                self.require_real(inputs, vm)?;
                return deliver(orchestrator_arrays::ldexp(&a.array, &b.array).or_raise(vm)?, &out, vm);
            }
            (Kind::Matmul, [a, b]) => {
                return deliver(products::matmul(&a.array, &b.array).or_raise(vm)?, &out, vm);
            }
            _ => return Err(vm.new_type_error("wrong number of operands")),
        };
        let result = result.or_raise(vm)?;
        let operands: Vec<&Array> = inputs.iter().map(|input| &input.array).collect();
        crate::floating::check(self.name, &operands, &result, vm)?;
        match out.0 {
            Some(out) => Ok(out.into()),
            None => wrap_or_scalar(result, vm),
        }
    }

    /// Functions that take numbers apart know real numbers only.
    fn require_real(&self, inputs: &[OwnedOperand], vm: &VirtualMachine) -> PyResult<()> {
        let is_real = |dtype: &DType| dtype.is_bool() || (dtype.is_number() && !dtype.is_complex());
        if inputs.iter().all(|input| is_real(input.array.dtype())) {
            return Ok(());
        }
        Err(vm.new_type_error(format!(
            "ufunc '{}' not supported for the input types, and the inputs could not be safely coerced to any supported \
             types according to the casting rule ''safe''",
            self.name
        )))
    }

    fn two_results(&self, inputs: &[OwnedOperand], keywords: &Keywords, vm: &VirtualMachine) -> PyResult {
        if self.kind != Kind::Divmod {
            self.require_real(inputs, vm)?;
        }
        let (first, second) = match (self.kind, inputs) {
            (Kind::Divmod, [a, b]) => {
                let options = UfuncOptions::default();
                let quotient = orchestrator_arrays::binary(BinaryOp::FloorDivide, &a.borrow(), &b.borrow(), &options);
                let rest = orchestrator_arrays::binary(BinaryOp::Remainder, &a.borrow(), &b.borrow(), &options);
                (quotient.or_raise(vm)?, rest.or_raise(vm)?)
            }
            (Kind::Modf, [a]) => orchestrator_arrays::modf(&a.array).or_raise(vm)?,
            (Kind::Frexp, [a]) => orchestrator_arrays::frexp(&a.array).or_raise(vm)?,
            _ => return Err(vm.new_type_error("wrong number of operands")),
        };
        let place = |at: usize| keywords.out.get(at).cloned().unwrap_or_default();
        let results = vec![deliver(first, &place(0), vm)?, deliver(second, &place(1), vm)?];
        Ok(vm.ctx.new_tuple(results).into())
    }

    /// The operation to fold an array with: its results must be fit to be its operands again.
    fn folding_op(&self, method: &str, array: &Array, vm: &VirtualMachine) -> PyResult<BinaryOp> {
        let op = self.binary_op(method, vm)?;
        if op.is_comparison() && !array.dtype().is_bool() && !array.dtype().is_object() {
            return Err(vm.new_type_error(format!(
                "No loop matching the specified signature and casting was found for ufunc {}",
                self.name
            )));
        }
        Ok(op)
    }

    /// The operation of two operands whose reductions are asked for.
    fn binary_op(&self, method: &str, vm: &VirtualMachine) -> PyResult<BinaryOp> {
        match self.kind {
            Kind::Binary(op) => Ok(op),
            _ if self.counts() == (2, 1) => Err(unsupported(format!("numpy.{}.{method}", self.name), vm)),
            _ => Err(vm.new_value_error(format!("{method} only supported for binary functions"))),
        }
    }
}

impl Callable for PyUfunc {
    type Args = FuncArgs;

    fn call(zelf: &Py<Self>, mut args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        if let Some(answer) = Self::handed_over(zelf, "__call__", &args, vm) {
            return answer;
        }
        let (n_in, n_out) = zelf.counts();
        let mut keywords = Keywords::take(&mut args, zelf.name, vm)?;
        let n_given = args.args.len();
        if n_given < n_in || n_given > n_in + n_out {
            let wanted = format!("from {n_in} to {}", n_in + n_out);
            let were = if n_given == 1 { "was" } else { "were" };
            return Err(vm.new_type_error(format!(
                "{}() takes {wanted} positional arguments but {n_given} {were} given",
                zelf.name
            )));
        }
        for out in args.args.drain(n_in..) {
            keywords.out.push(out.try_into_value(vm)?);
        }
        let inputs: PyResult<Vec<OwnedOperand>> = args.args.iter().map(|arg| in_function(arg, vm)).collect();
        let inputs = inputs?;
        if n_out == 2 { zelf.two_results(&inputs, &keywords, vm) } else { zelf.one_result(&inputs, &keywords, vm) }
    }
}

impl Representable for PyUfunc {
    fn repr_str(zelf: &Py<Self>, _vm: &VirtualMachine) -> PyResult<String> {
        Ok(format!("<ufunc '{}'>", zelf.name))
    }
}

#[derive(rustpython_vm::FromArgs)]
struct ReduceArgs {
    #[pyarg(any)]
    array: PyObjectRef,
    #[pyarg(any, optional)]
    axis: rustpython_vm::function::OptionalArg<PyObjectRef>,
    #[pyarg(any, default)]
    dtype: DTypeArg,
    #[pyarg(any, default)]
    out: Out,
    #[pyarg(any, default)]
    keepdims: crate::arguments::Flag,
    #[pyarg(any, default)]
    initial: Option<PyObjectRef>,
    #[pyarg(any, name = "where", default)]
    mask: Mask,
}

#[derive(rustpython_vm::FromArgs)]
struct AccumulateArgs {
    #[pyarg(any)]
    array: PyObjectRef,
    #[pyarg(any, default)]
    axis: OneAxis,
    #[pyarg(any, default)]
    dtype: DTypeArg,
    #[pyarg(any, default)]
    out: Out,
}

#[derive(rustpython_vm::FromArgs)]
struct ReduceAtArgs {
    #[pyarg(any)]
    array: PyObjectRef,
    #[pyarg(any)]
    indices: PyObjectRef,
    #[pyarg(any, default)]
    axis: OneAxis,
    #[pyarg(any, default)]
    dtype: DTypeArg,
    #[pyarg(any, default)]
    out: Out,
}

#[pyclass(with(Callable, Representable))]
impl PyUfunc {
    #[pygetset(name = "__name__")]
    fn name(zelf: &Py<Self>) -> &'static str {
        zelf.name
    }

    #[pygetset(name = "__qualname__")]
    fn qualified_name(zelf: &Py<Self>) -> &'static str {
        zelf.name
    }

    #[pygetset]
    fn nin(zelf: &Py<Self>) -> usize {
        zelf.counts().0
    }

    #[pygetset]
    fn nout(zelf: &Py<Self>) -> usize {
        zelf.counts().1
    }

    #[pygetset]
    fn nargs(zelf: &Py<Self>) -> usize {
        let (n_in, n_out) = zelf.counts();
        n_in + n_out
    }

    #[pygetset]
    fn identity(zelf: &Py<Self>, vm: &VirtualMachine) -> PyObjectRef {
        match zelf.kind {
            Kind::Binary(
                BinaryOp::Add | BinaryOp::BitwiseOr | BinaryOp::BitwiseXor | BinaryOp::Gcd | BinaryOp::Hypot,
            ) => vm.ctx.new_int(0).into(),
            Kind::Binary(BinaryOp::Multiply) => vm.ctx.new_int(1).into(),
            Kind::Binary(BinaryOp::Logaddexp | BinaryOp::Logaddexp2) => vm.ctx.new_float(f64::NEG_INFINITY).into(),
            Kind::Binary(BinaryOp::BitwiseAnd) => vm.ctx.new_int(-1).into(),
            Kind::Binary(BinaryOp::LogicalAnd) => vm.ctx.new_bool(true).into(),
            Kind::Binary(BinaryOp::LogicalOr | BinaryOp::LogicalXor) => vm.ctx.new_bool(false).into(),
            _ => vm.ctx.none(),
        }
    }

    #[pygetset]
    fn signature(zelf: &Py<Self>, vm: &VirtualMachine) -> PyObjectRef {
        match zelf.kind {
            Kind::Matmul => vm.ctx.new_str("(n?,k),(k,m?)->(n?,m?)").into(),
            _ => vm.ctx.none(),
        }
    }

    #[pymethod]
    fn reduce(zelf: PyRef<Self>, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        if let Some(answer) = Self::handed_over(&zelf, "reduce", &args, vm) {
            return answer;
        }
        let args: ReduceArgs = args.bind(vm)?;
        let array = convert::array_from(&args.array, None, vm)?;
        let op = zelf.folding_op("reduce", &array, vm)?;
        let axes = match args.axis.into_option() {
            Some(axis) => axis.try_into_value::<Axes>(vm)?.0,
            None => Some(vec![0]),
        };
        let axes = if array.ndim() == 0 { None } else { axes };
        let told = ndarray::Told {
            axes: Axes(axes),
            dtype: args.dtype.0,
            keepdims: args.keepdims.0,
            initial: args.initial.as_ref(),
            mask: &args.mask,
        };
        let options: ReduceOptions<'_> = ndarray::reduce_options(&array, &told, vm)?;
        deliver(orchestrator_arrays::reduce(op, &array, &options).or_raise(vm)?, &args.out, vm)
    }

    #[pymethod]
    fn accumulate(zelf: PyRef<Self>, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        if let Some(answer) = Self::handed_over(&zelf, "accumulate", &args, vm) {
            return answer;
        }
        let args: AccumulateArgs = args.bind(vm)?;
        let array = convert::array_from(&args.array, None, vm)?;
        let op = zelf.folding_op("accumulate", &array, vm)?;
        if array.ndim() == 0 {
            return Err(vm.new_type_error("cannot accumulate on a scalar"));
        }
        let result = orchestrator_arrays::accumulate(op, &array, args.axis.0.unwrap_or(0), args.dtype.0.as_ref())
            .or_raise(vm)?;
        deliver(result, &args.out, vm)
    }

    #[pymethod]
    fn reduceat(zelf: PyRef<Self>, args: ReduceAtArgs, vm: &VirtualMachine) -> PyResult {
        let array = convert::array_from(&args.array, None, vm)?;
        let op = zelf.folding_op("reduceat", &array, vm)?;
        let indices = convert::array_from(&args.indices, Some(&DType::I64), vm)?;
        let result =
            orchestrator_arrays::reduceat(op, &array, &indices, args.axis.0.unwrap_or(0), args.dtype.0.as_ref())
                .or_raise(vm)?;
        deliver(result, &args.out, vm)
    }

    #[pymethod]
    fn outer(zelf: PyRef<Self>, mut args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        if let Some(answer) = Self::handed_over(&zelf, "outer", &args, vm) {
            return answer;
        }
        let op = zelf.binary_op("outer", vm)?;
        let keywords = Keywords::take(&mut args, zelf.name, vm)?;
        let [left, right] = args.args.as_slice() else {
            return Err(vm.new_type_error(format!(
                "outer() takes exactly 2 positional arguments but {} were given",
                args.args.len()
            )));
        };
        let (a, b) = (in_function(left, vm)?, in_function(right, vm)?);
        let options = UfuncOptions { dtype: keywords.dtype.clone(), ..UfuncOptions::default() };
        let result = orchestrator_arrays::outer(op, &a.borrow(), &b.borrow(), &options).or_raise(vm)?;
        deliver(result, &keywords.first_out(), vm)
    }

    #[pymethod]
    fn at(zelf: PyRef<Self>, args: FuncArgs, vm: &VirtualMachine) -> PyResult<()> {
        let (target, key, value) = match args.args.as_slice() {
            [target, key] => (target, key, None),
            [target, key, value] => (target, key, Some(value)),
            _ => return Err(vm.new_type_error("at() takes from 2 to 3 positional arguments")),
        };
        let Some(target) = target.downcast_ref::<PyNdArray>() else {
            return Err(vm.new_type_error("first operand must be array"));
        };
        let key = ndarray::index::parse(key, vm)?;
        let array: Array = target.array();
        match (zelf.kind, value) {
            (Kind::Binary(op), Some(value)) => {
                let value = in_function(value, vm)?;
                orchestrator_arrays::ufunc_at(op, &array, &key, &value.borrow()).or_raise(vm)
            }
            (Kind::Unary(op), None) => orchestrator_arrays::unary_at(op, &array, &key).or_raise(vm),
            (Kind::Binary(_), None) => Err(vm.new_value_error("second operand needed for ufunc")),
            _ => Err(unsupported(format!("numpy.{}.at", zelf.name), vm)),
        }
    }
}

/// The element type a Python value has in an operation, for messages and promotion.
pub(crate) fn type_of(object: &PyObject, vm: &VirtualMachine) -> PyResult<(DType, orchestrator_arrays::Weak)> {
    if object.downcast_ref::<PyStr>().is_some() || object.downcast_ref::<rustpython_vm::builtins::PyType>().is_some() {
        return Ok((dtype::parse(object, vm)?, orchestrator_arrays::Weak::Strong));
    }
    if let Some(given) = object.downcast_ref::<dtype::PyDType>() {
        return Ok((given.dtype.clone(), orchestrator_arrays::Weak::Strong));
    }
    let operand = in_function(object, vm)?;
    Ok((operand.array.dtype().clone(), operand.weak))
}
