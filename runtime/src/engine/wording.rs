//! CPython's words for errors that RustPython words in its own way. Models know the former.

use rustpython_vm::builtins::{PyBaseExceptionRef, PyStrRef};
use rustpython_vm::function::{ItemDoc, PyMethodFlags};
use rustpython_vm::{PyResult, VirtualMachine};

/// Makes scripts, too, read about C's numbers instead of Rust's: they may print `str(error)`.
pub(super) fn install(vm: &VirtualMachine) {
    let class = vm.ctx.exceptions.overflow_error;
    let text = vm.ctx.new_method_def("__str__", overflow_text, PyMethodFlags::METHOD, ItemDoc::NONE);
    class.set_str_attr("__str__", text.build_method(class, vm), &*vm.ctx);
}

fn overflow_text(error: PyBaseExceptionRef, vm: &VirtualMachine) -> PyResult<PyStrRef> {
    let class = vm.ctx.exceptions.base_exception_type;
    let original = class.attributes.get(vm.ctx.intern_str("__str__"));
    let original = original.ok_or_else(|| vm.new_runtime_error("exceptions have no text"))?;
    let text = original.call((error,), vm)?.str(vm)?;
    Ok(text.to_str().and_then(in_numbers_of_c).map_or(text, |message| vm.ctx.new_str(message)))
}

/// A number that does not fit, in CPython's words.
fn in_numbers_of_c(message: &str) -> Option<String> {
    const START: &str = "Python int too large to convert to ";
    let number = message.strip_prefix(START)?;
    let in_c = match number.strip_prefix("Rust ").unwrap_or(number) {
        "isize" => "C ssize_t",
        "usize" => "C size_t",
        "i64" => "C long",
        "u64" => "C unsigned long",
        "i8" | "i16" | "i32" => "C int",
        "u8" | "u16" | "u32" => "C unsigned int",
        _ => return None,
    };
    Some(format!("{START}{in_c}"))
}

/// The message as CPython would put it.
pub(super) fn as_cpython(message: String) -> String {
    if let Some(name) = between(&message, "local variable '", "' referenced before assignment") {
        return format!("cannot access local variable '{name}' where it is not associated with a value");
    }
    if let Some(added) = message.strip_prefix("Cannot add list and ") {
        return format!("can only concatenate list (not \"{added}\") to list");
    }
    if message.starts_with("class ") && message.contains(" without an implementation for abstract method") {
        return format!("Can't instantiate abstract {message}");
    }
    if let Some(message) = in_numbers_of_c(&message) {
        return message;
    }
    match message.as_str() {
        "unexpected indentation" => "unexpected indent".to_owned(),
        _ => message,
    }
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.strip_prefix(before)?.strip_suffix(after)
}

#[cfg(test)]
mod tests {
    use super::as_cpython;

    #[test]
    fn known_messages_are_reworded_and_others_kept() {
        for (own, cpython) in [
            (
                "local variable 'x' referenced before assignment",
                "cannot access local variable 'x' where it is not associated with a value",
            ),
            ("Cannot add list and int", "can only concatenate list (not \"int\") to list"),
            (
                "class A without an implementation for abstract method 'f'",
                "Can't instantiate abstract class A without an implementation for abstract method 'f'",
            ),
            ("unexpected indentation", "unexpected indent"),
            ("Python int too large to convert to Rust isize", "Python int too large to convert to C ssize_t"),
            ("division by zero", "division by zero"),
        ] {
            assert_eq!(as_cpython(own.to_owned()), cpython);
        }
    }
}
