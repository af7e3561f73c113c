//! From a Python value to JSON. Never an error: what has no JSON form becomes something readable.

use rustpython_vm::builtins::{
    PyBaseException, PyBool, PyByteArray, PyBytes, PyDict, PyFloat, PyFrozenSet, PyInt, PyList, PySet, PyStr, PyTuple,
    PyType,
};
use rustpython_vm::{AsObject, PyObject, PyObjectRef, PyRef, PyResult, VirtualMachine};
use serde_json::{Map, Number, Value};

use super::output::cut;
use super::state::Guest;

const MAX_DEPTH: usize = 64;
const MAX_REPR: usize = 10_000;

/// Who the JSON is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum For {
    /// A tool: frames are rows, and what is no number is nothing.
    Tool,
    /// A reader: frames are the text they print, and `nan` is not `None`.
    Reader,
    /// The same, but the rows of a frame name their values, so that what they hold can be judged.
    Judge,
}

/// Converts with a budget of bytes; `truncated` says whether something was left out.
pub(crate) struct Converter<'vm> {
    vm: &'vm VirtualMachine,
    budget: usize,
    open: Vec<usize>,
    whom: For,
    pub(crate) truncated: bool,
}

impl<'vm> Converter<'vm> {
    pub(crate) fn new(vm: &'vm VirtualMachine, budget: usize, whom: For) -> Self {
        Self { vm, budget, open: Vec::new(), whom, truncated: false }
    }

    pub(crate) fn convert(&mut self, object: &PyObject) -> Value {
        let scalar = self.scalar(object);
        if let Some(Value::Number(number)) = &scalar {
            self.spend(number.to_string().len());
        }
        let value = scalar.or_else(|| self.container(object));
        value.unwrap_or_else(|| self.other(object))
    }

    fn spend(&mut self, bytes: usize) -> bool {
        if self.budget < bytes {
            self.truncated = true;
            return false;
        }
        self.budget -= bytes;
        true
    }

    fn text(&mut self, text: &str) -> Value {
        let kept = cut(text, self.budget);
        if kept.len() < text.len() {
            self.truncated = true;
        }
        self.budget -= kept.len();
        Value::String(kept.to_owned())
    }

    fn scalar(&mut self, object: &PyObject) -> Option<Value> {
        if self.vm.is_none(object) {
            return Some(Value::Null);
        }
        if object.downcast_ref::<PyBool>().is_some() || object.class().is(self.vm.ctx.types.bool_type) {
            return object.to_owned().try_to_bool(self.vm).ok().map(Value::Bool);
        }
        if let Some(int) = object.downcast_ref::<PyInt>() {
            let digits = int.as_bigint();
            return Some(match (i64::try_from(digits), u64::try_from(digits)) {
                (Ok(small), _) => Value::from(small),
                (_, Ok(large)) => Value::from(large),
                // JSON readers would round it.
                _ if digits.bits() > 40_000 => self.text(&format!("<int of {} bits>", digits.bits())),
                _ => self.text(&digits.to_string()),
            });
        }
        if let Some(float) = object.downcast_ref::<PyFloat>() {
            return Some(match (Number::from_f64(float.to_f64()), self.whom) {
                (Some(number), _) => Value::Number(number),
                (None, For::Tool) => Value::Null,
                (None, For::Reader | For::Judge) => self.text(&float.to_f64().to_string().to_lowercase()),
            });
        }
        if let Some(text) = object.downcast_ref::<PyStr>() {
            return Some(match text.to_str() {
                Some(valid) => self.text(valid),
                None => self.text(&text.as_wtf8().to_string_lossy()),
            });
        }
        if let Some(bytes) = object.downcast_ref::<PyBytes>() {
            return Some(self.text(&String::from_utf8_lossy(bytes.as_bytes())));
        }
        if let Some(bytes) = object.downcast_ref::<PyByteArray>() {
            return Some(self.text(&String::from_utf8_lossy(&bytes.borrow_buf())));
        }
        None
    }

    fn container(&mut self, object: &PyObject) -> Option<Value> {
        let id = object.get_id();
        if self.open.contains(&id) {
            return Some(Value::String("<cycle>".to_owned()));
        }
        if self.open.len() >= MAX_DEPTH {
            self.truncated = true;
            return Some(Value::String("...".to_owned()));
        }
        self.open.push(id);
        let value = self.container_inside(object);
        self.open.pop();
        value
    }

    fn container_inside(&mut self, object: &PyObject) -> Option<Value> {
        if let Some(dict) = object.downcast_ref::<PyDict>() {
            return Some(self.object(dict.into_iter().collect()));
        }
        if let Some(list) = object.downcast_ref::<PyList>() {
            let items = list.borrow_vec().to_vec();
            return Some(self.array(&items));
        }
        if let Some(tuple) = object.downcast_ref::<PyTuple>() {
            if let Some(fields) = self.field_names(object, "_fields") {
                let pairs = fields.into_iter().zip(tuple.as_slice().iter().cloned()).collect();
                return Some(self.object(pairs));
            }
            return Some(self.array(tuple.as_slice()));
        }
        let elements = if let Some(set) = object.downcast_ref::<PySet>() {
            set.elements()
        } else if let Some(set) = object.downcast_ref::<PyFrozenSet>() {
            set.elements()
        } else {
            return self.by_protocol(object);
        };
        let Value::Array(mut items) = self.array(&elements) else { return None };
        // A set has no order; a report should not change from run to run.
        items.sort_by_cached_key(|item| (sort_class(item), item.as_f64().map(f64_key), item.to_string()));
        Some(Value::Array(items))
    }

    fn array(&mut self, items: &[PyObjectRef]) -> Value {
        let mut values = Vec::new();
        for item in items {
            if !self.spend(2) {
                values.push(Value::String(format!("... {} more items", items.len() - values.len())));
                break;
            }
            values.push(self.convert(item));
        }
        Value::Array(values)
    }

    fn object(&mut self, pairs: Vec<(PyObjectRef, PyObjectRef)>) -> Value {
        let mut map = Map::new();
        let n_pairs = pairs.len();
        for (n_before, (key, value)) in pairs.into_iter().enumerate() {
            let key = self.key(&key);
            if !self.spend(key.len() + 4) {
                map.insert("...".to_owned(), Value::String(format!("{} more keys", n_pairs - n_before)));
                break;
            }
            let value = self.convert(&value);
            map.insert(key, value);
        }
        Value::Object(map)
    }

    /// Keys as `json.dumps` writes them, and the text of everything it would refuse.
    fn key(&mut self, key: &PyObject) -> String {
        let before = self.budget;
        let text = match self.scalar(key) {
            Some(Value::String(text)) => text,
            Some(value) => value.to_string(),
            None => self.readable(key),
        };
        self.budget = before;
        text
    }

    /// Dates, enums, dataclasses, and whatever else says how it wants to be seen.
    fn by_protocol(&mut self, object: &PyObject) -> Option<Value> {
        let class = object.class().to_owned();
        if let Some(fields) = self.field_names(class.as_object(), "__dataclass_fields__") {
            let pairs = fields.into_iter().filter_map(|name| {
                let text = name.downcast_ref::<PyStr>()?;
                let value = object.get_attr(text, self.vm).ok()?;
                Some((name, value))
            });
            let pairs = pairs.collect();
            return Some(self.object(pairs));
        }
        if class.has_attr(self.vm.ctx.intern_str("_member_map_"))
            && let Ok(value) = object.get_attr("value", self.vm)
        {
            return Some(self.convert(&value));
        }
        if class.has_attr(self.vm.ctx.intern_str("isoformat")) {
            return self.text_of(|vm| vm.call_method(object, "isoformat", ()));
        }
        if let Some(error) = object.downcast_ref::<PyBaseException>() {
            let name = error.as_object().class().name().to_string();
            let message = error.as_object().str(self.vm).map(|text| text.to_string()).unwrap_or_default();
            return Some(self.text(&format!("{name}: {message}")));
        }
        if let Some(described) = self.described(object) {
            return Some(described);
        }
        let module = class.attributes.get(self.vm.ctx.intern_str("__module__"))?;
        let module = module.downcast_ref::<PyStr>()?.to_str()?.to_owned();
        let guest = Guest::current()?;
        let is_part_of =
            |package: &&str| module.strip_prefix(*package).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
        if guest.library.shown_as_text.iter().any(is_part_of) {
            return self.text_of(|vm| object.str(vm).map(Into::into));
        }
        let is_sequence = ["collections", "array", "range", "_collections"].contains(&module.as_str())
            || object.class().is(self.vm.ctx.types.range_type);
        if is_sequence && let Ok(items) = self.vm.extract_elements_with(object, Ok) {
            return Some(self.array(&items));
        }
        None
    }

    /// Objects of a package that says itself what a report shows of them: frames, arrays.
    fn described(&mut self, object: &PyObject) -> Option<Value> {
        let describer = describer_of(object, self.vm)?;
        let form = if self.whom == For::Reader { "describe" } else { "rows" };
        let describe = super::importer::load_trusted(describer, self.vm).ok()?.get_attr(form, self.vm).ok()?;
        let plain = describe.call((object.to_owned(),), self.vm).ok()?;
        // What it hands back is plain; asking again would not end.
        let unspent = (self.budget, self.truncated);
        let is_scalar = self.scalar(&plain).is_some();
        (self.budget, self.truncated) = unspent;
        let is_plain =
            is_scalar || plain.downcast_ref::<PyDict>().is_some() || plain.downcast_ref::<PyList>().is_some();
        is_plain.then(|| self.convert(&plain))
    }

    fn text_of(&mut self, describe: impl FnOnce(&VirtualMachine) -> PyResult) -> Option<Value> {
        let text = describe(self.vm).ok()?;
        let text = text.downcast_ref::<PyStr>()?.to_str()?.to_owned();
        Some(self.text(&text))
    }

    /// The names in a tuple or mapping attribute of the class that describes fields.
    fn field_names(&self, owner: &PyObject, attribute: &'static str) -> Option<Vec<PyObjectRef>> {
        let class = owner.downcast_ref::<rustpython_vm::builtins::PyType>().unwrap_or_else(|| owner.class());
        let fields = class.get_attr(self.vm.ctx.intern_str(attribute))?;
        if let Some(dict) = fields.downcast_ref::<PyDict>() {
            return Some(dict.into_iter().map(|(name, _)| name).collect());
        }
        Some(fields.downcast_ref::<PyTuple>()?.as_slice().to_vec())
    }

    fn other(&mut self, object: &PyObject) -> Value {
        let class = object.class();
        let types = &self.vm.ctx.types;
        let views = [types.range_type, types.dict_keys_type, types.dict_values_type, types.dict_items_type];
        let is_short = || object.length(self.vm).is_ok_and(|length| length < 100_000);
        if views.iter().any(|view| class.is(*view))
            && is_short()
            && let Ok(items) = self.vm.extract_elements_with(object, Ok)
        {
            return self.array(&items);
        }
        let text = self.readable(object);
        self.text(&text)
    }

    /// `repr`, which may run guest code and may fail.
    fn readable(&self, object: &PyObject) -> String {
        match object.repr(self.vm) {
            // Cut before copying: a repr may be as large as memory allows.
            Ok(text) => match text.to_str() {
                Some(valid) => cut(valid, MAX_REPR).to_owned(),
                None => cut(&text.as_wtf8().to_string_lossy(), MAX_REPR).to_owned(),
            },
            Err(_) => format!("<{} object>", object.class().name()),
        }
    }
}

/// The module that describes objects of this class's package, if there is one.
pub(crate) fn describer_of(object: &PyObject, vm: &VirtualMachine) -> Option<&'static str> {
    let guest = Guest::current()?;
    let package_of = |class: PyRef<PyType>| {
        let module = class.attributes.get(vm.ctx.intern_str("__module__"))?;
        let module = module.downcast_ref::<PyStr>()?.to_str()?.to_owned();
        let top = module.split('.').next().unwrap_or_default();
        guest.library.described.iter().find(|(package, _)| *package == top).map(|(_, describer)| *describer)
    };
    object.class().mro_collect().into_iter().find_map(package_of)
}

/// Numbers before texts before the rest.
fn sort_class(value: &Value) -> u8 {
    match value {
        Value::Null => 0,
        Value::Bool(_) => 1,
        Value::Number(_) => 2,
        Value::String(_) => 3,
        Value::Array(_) | Value::Object(_) => 4,
    }
}

/// A key that sorts as the number does.
fn f64_key(number: f64) -> i64 {
    let bits = number.to_bits().cast_signed();
    bits ^ (((bits >> 63).cast_unsigned()) >> 1).cast_signed()
}

/// From JSON to a Python value.
pub(crate) fn from_json(value: &Value, vm: &VirtualMachine) -> PyResult {
    Ok(match value {
        Value::Null => vm.ctx.none(),
        Value::Bool(flag) => vm.ctx.new_bool(*flag).into(),
        Value::Number(number) => match (number.as_i64(), number.as_u64(), number.as_f64()) {
            (Some(small), _, _) => vm.ctx.new_int(small).into(),
            (_, Some(large), _) => vm.ctx.new_int(large).into(),
            (_, _, float) => vm.ctx.new_float(float.unwrap_or(f64::NAN)).into(),
        },
        Value::String(text) => vm.ctx.new_str(text.as_str()).into(),
        Value::Array(items) => {
            let items: PyResult<Vec<_>> = items.iter().map(|item| from_json(item, vm)).collect();
            vm.ctx.new_list(items?).into()
        }
        Value::Object(map) => {
            let dict = vm.ctx.new_dict();
            for (key, item) in map {
                dict.set_item(key.as_str(), from_json(item, vm)?, vm)?;
            }
            dict.into()
        }
    })
}
