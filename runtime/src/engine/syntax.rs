//! What a syntax error means where the text is no script: a line for a notebook, or Markdown around the code.

use rustpython_vm::builtins::PyBaseExceptionRef;
use rustpython_vm::{AsObject, VirtualMachine};

use super::hints;
use crate::check::{self, notebook};
use crate::library::Library;

/// Rewords `error`, or gives it a hint, if `source` shows what its writer had in mind. The class stays.
pub(super) fn explain(error: &PyBaseExceptionRef, source: &str, library: &Library, vm: &VirtualMachine) {
    let number = |name: &'static str| error.as_object().get_attr(name, vm).ok()?.try_to_value::<usize>(vm).ok();
    let Some(number_of_line) = number("lineno") else { return };
    let Some(line) = source.lines().nth(number_of_line.saturating_sub(1)) else { return };
    let at = number("offset").and_then(|column| line.chars().nth(column.checked_sub(1)?));
    if let Some((message, hint)) = notebook::advice(line, at, library) {
        let _ = error.as_object().set_attr("msg", vm.ctx.new_str(message), vm);
        hints::attach(error, &hint);
    } else if is_outside_of_a_block(source, number_of_line, library) {
        hints::attach(error, "send the code alone: the text around its ``` block is not Python");
    }
}

/// Does `source` hold a fenced block that is Python by itself, and is this line of it outside?
fn is_outside_of_a_block(source: &str, number_of_line: usize, library: &Library) -> bool {
    let fences: Vec<usize> = (1..)
        .zip(source.lines())
        .filter(|(_, line)| line.trim().starts_with("```"))
        .map(|(number, _)| number)
        .collect();
    let [first, last, ..] = fences.as_slice() else { return false };
    let inside: String = source.lines().skip(*first).take(last - first - 1).flat_map(|line| [line, "\n"]).collect();
    (number_of_line <= *first || number_of_line >= *last) && check::examine(&inside, library, false).is_ok()
}
