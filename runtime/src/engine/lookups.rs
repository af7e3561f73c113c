//! What there is where something was looked for and not found: keys of a dict, columns and labels of a frame, files.

use orchestrator_words::{hint_of_names, listed};
use ruff_python_ast::{Expr, Number};
use rustpython_vm::builtins::{PyBaseExceptionRef, PyDict, PyInt, PyList, PyStr, PyTuple};
use rustpython_vm::{AsObject, Py, PyObjectRef, VirtualMachine};

use super::hints::local_value;
use super::state::Guest;
use super::{importer, traceback, value};

/// The hint for a `KeyError`: keys of the dict that the failing line names, or what a package says about its own objects.
pub(super) fn key_hint(error: &PyBaseExceptionRef, vm: &VirtualMachine) -> Option<String> {
    let subscripted = traceback::subscripted(error).and_then(|owner| named_value(&owner, error, vm));
    let Some(owner) = subscripted.filter(|owner| owner.downcast_ref::<PyDict>().is_some()) else {
        return package_hint(error, vm);
    };
    let key = error.get_arg(0)?;
    let wanted = text_of(&key)?;
    let known: Vec<String> = owner.downcast_ref::<PyDict>()?.into_iter().filter_map(|(key, _)| text_of(&key)).collect();
    if known.is_empty() {
        return Some("the dict is empty".to_owned());
    }
    if known.contains(&wanted) {
        // What JSON makes of numbers, or a number read from text.
        let is_text = key.downcast_ref::<PyStr>().is_some();
        let (found, is, is_not) =
            if is_text { (wanted, "an int", "text") } else { (format!("'{wanted}'"), "text", "an int") };
        return Some(format!("the key {found} is {is}, not {is_not}"));
    }
    Some(hint_of_names("keys", &wanted, &known))
}

/// The value of `name`, `name["key"]`, `name[0]["key"]` ... as the failing frame sees it. Runs no code of the script.
fn named_value(expression: &Expr, error: &PyBaseExceptionRef, vm: &VirtualMachine) -> Option<PyObjectRef> {
    let subscript = match expression {
        Expr::Name(name) => return local_value(error, &name.id, vm),
        Expr::Subscript(subscript) => subscript,
        _ => return None,
    };
    let owner = named_value(&subscript.value, error, vm)?;
    let key: PyObjectRef = match &*subscript.slice {
        Expr::StringLiteral(text) => vm.ctx.new_str(text.value.to_str()).into(),
        Expr::NumberLiteral(literal) => match &literal.value {
            Number::Int(number) => vm.ctx.new_int(number.as_i64()?).into(),
            _ => return None,
        },
        Expr::Name(name) => local_value(error, &name.id, vm)?,
        _ => return None,
    };
    if let Some(dict) = owner.downcast_ref_if_exact::<PyDict>(vm) {
        text_of(&key)?;
        return dict.get_item_opt(&*key, vm).ok()?;
    }
    let position = u64::try_from(key.downcast_ref::<PyInt>()?.as_bigint()).ok()?;
    let position = usize::try_from(position).ok()?;
    if let Some(list) = owner.downcast_ref_if_exact::<PyList>(vm) {
        return list.borrow_vec().get(position).cloned();
    }
    owner.downcast_ref_if_exact::<PyTuple>(vm)?.as_slice().get(position).cloned()
}

/// Keys that can be told: text and numbers.
fn text_of(key: &PyObjectRef) -> Option<String> {
    if let Some(text) = key.downcast_ref::<PyStr>() {
        return text.to_str().map(str::to_owned);
    }
    key.downcast_ref::<PyInt>().map(|number| number.as_bigint().to_string())
}

/// What a package knows about an error of its own: it is handed the variables of the calls between the script and the
/// error, and gives back a sentence, what the names it knows are of, those names and the wanted one.
pub(super) fn package_hint(error: &PyBaseExceptionRef, vm: &VirtualMachine) -> Option<String> {
    let scopes = traceback::trusted_scopes(error, vm);
    let objects = scopes.iter().flat_map(|(_, variables)| variables.into_iter().map(|(_, object)| object));
    let mut describers: Vec<&str> = objects.filter_map(|object| value::describer_of(&object, vm)).collect();
    describers.sort_unstable();
    describers.dedup();
    let scopes: Vec<PyObjectRef> = scopes
        .into_iter()
        .map(|(function, variables)| vm.ctx.new_tuple(vec![vm.ctx.new_str(function).into(), variables.into()]).into())
        .collect();
    let scopes = vm.ctx.new_list(scopes);
    describers.into_iter().find_map(|describer| {
        let asked = importer::load_trusted(describer, vm).ok()?.get_attr("asked", vm).ok()?;
        let answer = asked.call((error.clone(), scopes.clone()), vm).ok()?.downcast::<PyTuple>().ok()?;
        let [sentence, what, known, wanted] = answer.as_slice() else { return None };
        let (sentence, what, wanted) = (text_of(sentence)?, text_of(what)?, text_of(wanted)?);
        let known: Vec<String> = vm.extract_elements_with(known, Ok).ok()?.iter().filter_map(text_of).collect();
        Some(match (sentence.is_empty(), known.is_empty()) {
            (true, true) => return None,
            (true, false) => hint_of_names(&what, &wanted, &known),
            (false, true) => sentence,
            (false, false) => format!("{sentence}; {what}: {}", listed(&known)),
        })
    })
}

/// What an object of a described package calls its keys, and the keys that are text.
pub(super) fn own_keys(owner: &PyObjectRef, vm: &VirtualMachine) -> Option<(String, Vec<String>)> {
    let found = ask_describer(owner, "keys", (owner.clone(),), vm)?.downcast::<PyTuple>().ok()?;
    let [what, known] = found.as_slice() else { return None };
    let known = vm.extract_elements_with(known, Ok).ok()?;
    let is_text = |key: &&PyObjectRef| key.downcast_ref::<PyStr>().is_some();
    Some((text_of(what)?, known.iter().filter(is_text).filter_map(text_of).collect()))
}

/// What to write instead of an attribute that such an object does not have here.
pub(super) fn instead_of_attribute(owner: &PyObjectRef, name: &str, vm: &VirtualMachine) -> Option<String> {
    text_of(&ask_describer(owner, "instead_of", (owner.clone(), name.to_owned()), vm)?)
}

fn ask_describer(
    owner: &PyObjectRef,
    question: &'static str,
    arguments: impl rustpython_vm::function::IntoFuncArgs,
    vm: &VirtualMachine,
) -> Option<PyObjectRef> {
    let describer = value::describer_of(owner, vm)?;
    importer::load_trusted(describer, vm).ok()?.get_attr(question, vm).ok()?.call(arguments, vm).ok()
}

/// The nearest file, or those there are.
pub(super) fn file_hint(error: &PyBaseExceptionRef, vm: &VirtualMachine) -> Option<String> {
    let path = error.as_object().get_attr("filename", vm).ok()?;
    Guest::current()?.files.instead_of(path.downcast_ref::<PyStr>()?.to_str()?)
}

pub(super) fn keys(dict: &Py<PyDict>) -> Vec<String> {
    let text = |key: PyObjectRef| key.downcast_ref::<PyStr>()?.to_str().map(str::to_owned);
    dict.into_iter().filter_map(|(key, _)| text(key)).collect()
}
