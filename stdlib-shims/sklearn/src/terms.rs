//! `_sklearn_terms`: terms of texts counted and hashed, for the vectorizers.

use rustpython_vm::builtins::PyModuleDef;
use rustpython_vm::{Context, pymodule};

/// The definition of `_sklearn_terms`, for the table of modules.
pub fn module_def(context: &Context) -> &'static PyModuleDef {
    _sklearn_terms::module_def(context)
}

#[pymodule]
mod _sklearn_terms {
    use std::collections::{HashMap, HashSet};

    use orchestrator_arrays::{Array, Element};
    use orchestrator_learning::terms::{self, Counter, Counts, Cut, Hasher, Unit};
    use orchestrator_numpy::{OrRaise, wrap};
    use rustpython_vm::builtins::{PyBytesRef, PyList, PyListRef, PyStr, PyStrRef};
    use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

    fn packed<T: Element>(values: Vec<T>, vm: &VirtualMachine) -> PyResult {
        let length = values.len();
        Ok(wrap(Array::from_vec(values, &[length]).or_raise(vm)?, vm))
    }

    fn packed_rows<T: Element>(made: Counts<T>, vm: &VirtualMachine) -> PyResult<Vec<PyObjectRef>> {
        Ok(vec![packed(made.counts, vm)?, packed(made.columns, vm)?, packed(made.starts, vm)?])
    }

    fn text<'a>(object: &'a PyObjectRef, vm: &VirtualMachine) -> PyResult<&'a str> {
        let found = object.downcast_ref::<PyStr>().and_then(|text| text.to_str());
        found.ok_or_else(|| vm.new_type_error("terms must be texts without lone surrogates"))
    }

    /// Calls `found` with each term of a document: a text, or a list of words (or of terms, where `cut` is None).
    fn terms_of(
        document: &PyObjectRef,
        cut: Option<Cut>,
        stop: &HashSet<String>,
        mut found: impl FnMut(&str),
        vm: &VirtualMachine,
    ) -> PyResult<()> {
        let Some(cut) = cut else {
            let listed =
                document.downcast_ref::<PyList>().ok_or_else(|| vm.new_type_error("a list of terms is needed"))?;
            for term in listed.borrow_vec().iter() {
                found(text(term, vm)?);
            }
            return Ok(());
        };
        if cut.unit != Unit::Word {
            terms::sequences_of_letters(text(document, vm)?, cut, found);
            return Ok(());
        }
        let kept = |words: Vec<&str>, found: &mut dyn FnMut(&str)| {
            let words = words.into_iter().filter(|word| !stop.contains(*word)).collect::<Vec<_>>();
            terms::sequences_of_words(&words, cut, found);
        };
        if let Some(listed) = document.downcast_ref::<PyList>() {
            let listed = listed.borrow_vec();
            let words = listed.iter().map(|word| text(word, vm)).collect::<PyResult<Vec<_>>>()?;
            kept(words, &mut found);
        } else {
            kept(terms::words(text(document, vm)?), &mut found);
        }
        Ok(())
    }

    fn cut_of(unit: &PyStrRef, span: &PyListRef, vm: &VirtualMachine) -> PyResult<Option<Cut>> {
        let span =
            span.borrow_vec().iter().map(|length| length.try_to_value::<usize>(vm)).collect::<PyResult<Vec<_>>>()?;
        let [low, high] = span[..] else { return Err(vm.new_value_error("two lengths are needed")) };
        let unit = match unit.to_str() {
            Some("word") => Unit::Word,
            Some("char") => Unit::Letter,
            Some("char_wb") => Unit::LetterInWord,
            Some("given") => return Ok(None),
            _ => return Err(vm.new_value_error("unknown kind of terms")),
        };
        Ok(Some(Cut { unit, low, high }))
    }

    fn stop_words(listed: Option<PyListRef>, vm: &VirtualMachine) -> PyResult<HashSet<String>> {
        let Some(listed) = listed else { return Ok(HashSet::new()) };
        listed.borrow_vec().iter().map(|word| Ok(text(word, vm)?.to_owned())).collect()
    }

    /// The documents that a regular expression must cut, by place.
    #[pyfunction]
    fn not_plain(documents: PyListRef, vm: &VirtualMachine) -> PyResult {
        let mut found = Vec::new();
        for (place, document) in documents.borrow_vec().iter().enumerate() {
            let plain = document.downcast_ref::<PyStr>().and_then(|text| text.to_str()).is_some_and(terms::is_plain);
            if !plain {
                found.push(i64::try_from(place).unwrap_or(i64::MAX));
            }
        }
        packed(found, vm)
    }

    #[pyfunction]
    fn count(
        documents: PyListRef,
        unit: PyStrRef,
        span: PyListRef,
        stop: Option<PyListRef>,
        vocabulary: Option<PyListRef>,
        vm: &VirtualMachine,
    ) -> PyResult<Vec<PyObjectRef>> {
        let (cut, stop) = (cut_of(&unit, &span, vm)?, stop_words(stop, vm)?);
        let known = match vocabulary {
            None => None,
            Some(listed) => {
                let listed = listed.borrow_vec();
                let mut known = HashMap::with_capacity(listed.len());
                for (column, term) in listed.iter().enumerate() {
                    known.insert(text(term, vm)?.to_owned(), i64::try_from(column).unwrap_or(i64::MAX));
                }
                Some(known)
            }
        };
        let mut counter = Counter::new(known);
        for document in documents.borrow_vec().iter() {
            terms_of(document, cut, &stop, |term| counter.add(term), vm)?;
            counter.end_row();
        }
        let (terms, columns, made) = counter.finish();
        let terms = terms.into_iter().map(|term| vm.ctx.new_str(term).into()).collect::<Vec<_>>();
        let mut answer = vec![vm.ctx.new_list(terms).into(), packed(columns, vm)?];
        answer.extend(packed_rows(made, vm)?);
        Ok(answer)
    }

    #[pyfunction]
    fn hashed(
        documents: PyListRef,
        unit: PyStrRef,
        span: PyListRef,
        stop: Option<PyListRef>,
        n_columns: u32,
        signed: bool,
        vm: &VirtualMachine,
    ) -> PyResult<Vec<PyObjectRef>> {
        let (cut, stop) = (cut_of(&unit, &span, vm)?, stop_words(stop, vm)?);
        let mut hasher = Hasher::new(n_columns, signed);
        for document in documents.borrow_vec().iter() {
            terms_of(document, cut, &stop, |term| hasher.add(term.as_bytes(), 1.0), vm)?;
            hasher.end_row();
        }
        packed_rows(hasher.finish(), vm)
    }

    /// Rows of (names, values), hashed and summed.
    #[pyfunction]
    fn hashed_values(
        names: PyListRef,
        values: PyListRef,
        n_columns: u32,
        signed: bool,
        vm: &VirtualMachine,
    ) -> PyResult<Vec<PyObjectRef>> {
        let mut hasher = Hasher::new(n_columns, signed);
        let needed = || vm.new_type_error("lists of names and of values are needed");
        for (names, values) in names.borrow_vec().iter().zip(values.borrow_vec().iter()) {
            let names = names.downcast_ref::<PyList>().ok_or_else(needed)?;
            let values = values.downcast_ref::<PyList>().ok_or_else(needed)?;
            for (name, value) in names.borrow_vec().iter().zip(values.borrow_vec().iter()) {
                hasher.add(text(name, vm)?.as_bytes(), value.try_float(vm)?.to_f64());
            }
            hasher.end_row();
        }
        packed_rows(hasher.finish(), vm)
    }

    #[pyfunction]
    fn murmur3(bytes: PyBytesRef, seed: u32) -> u32 {
        terms::murmur3(bytes.as_bytes(), seed)
    }
}
