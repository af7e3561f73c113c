//! The calls of the program that a guest has under way: each has a ticket, and answers come in any order.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::Duration;

use crate::error_class::ErrorClass;
use crate::host::{Answer, Asker, HostError};

pub(crate) struct Tickets {
    last: Cell<u64>,
    sender: Sender<(u64, Answer)>,
    inbox: Receiver<(u64, Answer)>,
    under_way: RefCell<BTreeSet<u64>>,
    /// Answers that nobody took yet.
    arrived: RefCell<BTreeMap<u64, Answer>>,
    /// Those of them that nobody was told of yet.
    untold: RefCell<Vec<u64>>,
}

impl Default for Tickets {
    fn default() -> Self {
        let (sender, inbox) = mpsc::channel();
        Self {
            last: Cell::default(),
            sender,
            inbox,
            under_way: RefCell::default(),
            arrived: RefCell::default(),
            untold: RefCell::default(),
        }
    }
}

impl Tickets {
    /// A new call, as the host sees it.
    pub(crate) fn begin(&self) -> Asker {
        let ticket = self.last.get() + 1;
        self.last.set(ticket);
        self.under_way.borrow_mut().insert(ticket);
        let sender = self.sender.clone();
        // Nobody listens once the interpreter is gone.
        Asker::new(ticket, move |ticket, answer| drop(sender.send((ticket, answer))))
    }

    pub(crate) fn is_known(&self, ticket: u64) -> bool {
        self.under_way.borrow().contains(&ticket) || self.arrived.borrow().contains_key(&ticket)
    }

    /// Is an answer still to come?
    pub(crate) fn is_waiting(&self) -> bool {
        !self.under_way.borrow().is_empty()
    }

    /// Takes in what has come, waiting for at most `patience` if nothing has.
    pub(crate) fn receive(&self, patience: Duration) {
        let mut next = self.inbox.recv_timeout(patience).ok();
        while let Some((ticket, answer)) = next {
            // An answer that nobody wants any more is dropped.
            if self.under_way.borrow_mut().remove(&ticket) {
                self.arrived.borrow_mut().insert(ticket, answer);
                self.untold.borrow_mut().push(ticket);
            }
            next = self.inbox.try_recv().ok();
        }
    }

    /// Tickets whose answers have come since this was last asked.
    pub(crate) fn news(&self) -> Vec<u64> {
        self.untold.take()
    }

    pub(crate) fn take(&self, ticket: u64) -> Option<Answer> {
        let answer = self.arrived.borrow_mut().remove(&ticket)?;
        self.untold.borrow_mut().retain(|untold| *untold != ticket);
        Some(answer)
    }

    /// Drops a call; true if its answer was still to come.
    pub(crate) fn forget(&self, ticket: u64) -> bool {
        self.take(ticket);
        self.under_way.borrow_mut().remove(&ticket)
    }

    /// The execution that made them is over, and so are its calls: what it left waiting in a session learns that.
    pub(crate) fn fail_all(&self) {
        for ticket in self.under_way.take() {
            let error = HostError::new(ErrorClass::RuntimeError, "the execution that made the call has ended");
            self.arrived.borrow_mut().insert(ticket, Err(error));
            self.untold.borrow_mut().push(ticket);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use serde_json::json;

    use super::Tickets;

    #[test]
    fn answers_come_in_any_order() {
        let tickets = Tickets::default();
        let (first, second, third) = (tickets.begin(), tickets.begin(), tickets.begin());
        second.answer(Ok(json!("second").into()));
        drop(first);
        tickets.receive(Duration::ZERO);
        assert_eq!(tickets.news(), [2, 1]);
        assert_eq!(tickets.news(), [0; 0]);
        assert_eq!(tickets.take(2), Some(Ok(json!("second").into())));
        let failure = tickets.take(1).expect("an answer").expect_err("a failure");
        assert_eq!(failure.message, "the call was not answered");
        assert!(tickets.is_waiting() && tickets.forget(third.ticket()));
        third.answer(Ok(json!("third").into()));
        tickets.receive(Duration::ZERO);
        assert!(!tickets.is_known(3) && !tickets.is_waiting());
    }
}
