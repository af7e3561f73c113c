//! Memory lent by an owner who must know when it is written to: a table lends its columns as arrays, and what is
//! written into such an array, or into a view of it, shows in the table.
//!
//! The lender keeps a loan, not the memory. Memory that was written to outlives its last array until the lender has read it.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use crate::array::Array;
use crate::error::Result;
use crate::storage::Storage;

/// What the memory and its lender share.
#[derive(Default)]
pub(crate) struct Account {
    n_writes: AtomicU64,
    /// Written memory that no array refers to any more.
    returned: Mutex<Option<Arc<Storage>>>,
}

impl Account {
    pub(crate) fn note_write(&self) {
        self.n_writes.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn was_written(&self) -> bool {
        self.n_writes.load(Ordering::Relaxed) > 0
    }

    pub(crate) fn give_back(&self, storage: Arc<Storage>) {
        *self.returned.lock().unwrap_or_else(PoisonError::into_inner) = Some(storage);
    }
}

/// The lender's side: a part of the memory, and how much of what was written there is known.
pub struct Loan {
    account: Arc<Account>,
    memory: Weak<Storage>,
    /// The part as an array over nothing.
    part: Array,
    n_seen: u64,
}

impl Loan {
    /// The elements, if anything was written since the last call.
    pub fn written(&mut self) -> Option<Array> {
        let n_writes = self.account.n_writes.load(Ordering::Relaxed);
        if n_writes == self.n_seen {
            return None;
        }
        self.n_seen = n_writes;
        let returned = || self.account.returned.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let storage = self.memory.upgrade().or_else(returned)?;
        Some(Array { storage, ..self.part.clone() })
    }

    /// Writes the lender's own values into the memory, while anybody can see it.
    pub fn bring(&mut self, values: &Array) -> Result<()> {
        if let Some(storage) = self.memory.upgrade() {
            Array { storage, ..self.part.clone() }.assign(values)?;
            self.n_seen = self.account.n_writes.load(Ordering::Relaxed);
        }
        Ok(())
    }

    /// Whether nothing can be written any more.
    pub fn is_over(&self) -> bool {
        self.memory.strong_count() == 0
    }
}

impl Array {
    /// Lends this array's memory. None for elements that are not plain numbers, flags or times.
    pub fn lend(&self) -> Option<Loan> {
        let account = self.storage.account()?;
        let nothing = Arc::new(Storage::from_vec::<u8>(Vec::new()));
        let n_seen = account.n_writes.load(Ordering::Relaxed);
        Some(Loan {
            account,
            memory: Arc::downgrade(&self.storage),
            part: Self { storage: nothing, ..self.clone() },
            n_seen,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scalar::Scalar;

    #[test]
    fn writes_are_seen_through_views_and_after_the_array_is_gone() {
        let array = Array::from_vec(vec![1.0, 2.0, 3.0, 4.0], &[2, 2]).unwrap();
        let mut loans: Vec<Loan> = (0..2).map(|column| array.slice_axis_at(1, column).lend().unwrap()).collect();
        assert!(loans.iter_mut().all(|loan| loan.written().is_none()));
        array.set(&[0, 1], &Scalar::Float(9.0)).unwrap();
        assert_eq!(loans[1].written().unwrap().to_vec::<f64>().unwrap(), [9.0, 4.0]);
        assert!(loans[1].written().is_none());
        loans[0].bring(&Array::from_list(vec![5.0, 6.0])).unwrap();
        assert_eq!(array.to_vec::<f64>().unwrap(), [5.0, 9.0, 6.0, 4.0]);
        array.slice_axis_at(0, 1).set(&[0], &Scalar::Float(7.0)).unwrap();
        drop(array);
        assert!(loans[0].is_over());
        assert_eq!(loans[0].written().unwrap().to_vec::<f64>().unwrap(), [5.0, 7.0]);
        assert_eq!(loans[1].written().unwrap().to_vec::<f64>().unwrap(), [9.0, 4.0]);
    }

    #[test]
    fn a_loan_does_not_keep_memory_that_was_only_read() {
        let array = Array::from_vec(vec![1_i64, 2], &[2]).unwrap();
        let mut loan = array.lend().unwrap();
        drop(array);
        assert!(loan.is_over());
        assert!(loan.written().is_none());
    }
}
