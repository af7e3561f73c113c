//! Calls that wait for a person: those that wait at the same moment are one question, and one answer is for all of them.
//!
//! Only what the person's own client says is an answer. Names and arguments are shown as data.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use orchestrator_tools_registry::on_one_line;
use serde_json::{Map, Value};
use tokio::sync::oneshot;

use super::Confirm;

/// How long no further call has come before a person is asked: all calls of one `asyncio.gather` are there by then.
const QUIET: Duration = Duration::from_millis(250);
/// The longest that calls are collected.
const LONGEST_COLLECTION: u32 = 20;
/// Calls of one question: as many as a person reads.
const MOST_CALLS: usize = 50;
/// Characters shown of the arguments of a call.
const MOST_CHARACTERS: usize = 200;

/// The approvals of one execution.
pub(super) struct Approvals {
    confirm: Option<Confirm>,
    queue: Mutex<Queue>,
}

#[derive(Default)]
struct Queue {
    waiting: Vec<Waiting>,
    is_asking: bool,
}

struct Waiting {
    /// Calls are listed as the script made them.
    number: usize,
    shown: String,
    answer: oneshot::Sender<bool>,
}

/// What came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Decision {
    Approved,
    Declined,
    NobodyToAsk,
}

impl Approvals {
    pub(super) fn new(confirm: Option<Confirm>) -> Arc<Self> {
        Arc::new(Self { confirm, queue: Mutex::default() })
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until a person has decided about this call.
    pub(super) async fn ask(
        self: &Arc<Self>,
        number: usize,
        server: &str,
        tool: &str,
        arguments: &Map<String, Value>,
    ) -> Decision {
        if self.confirm.is_none() {
            return Decision::NobodyToAsk;
        }
        let (answer, decided) = oneshot::channel();
        let is_first = {
            let mut queue = self.queue();
            queue.waiting.push(Waiting { number, shown: show(server, tool, arguments), answer });
            !std::mem::replace(&mut queue.is_asking, true)
        };
        if is_first {
            tokio::spawn(Arc::clone(self).ask_all());
        }
        if decided.await.unwrap_or(false) { Decision::Approved } else { Decision::Declined }
    }

    /// Puts question after question until nobody waits.
    async fn ask_all(self: Arc<Self>) {
        while let Some(calls) = self.next_calls().await {
            let (confirm, question) = (self.confirm.clone(), question(&calls));
            let asked = tokio::task::spawn_blocking(move || confirm.is_some_and(|confirm| confirm(&question))).await;
            let is_approved = asked.unwrap_or(false);
            for call in calls {
                // A call that was given up meanwhile does not listen.
                let _ = call.answer.send(is_approved);
            }
        }
    }

    /// The calls of the next question, once no more of them come.
    async fn next_calls(&self) -> Option<Vec<Waiting>> {
        let mut n_known = 0;
        for _ in 0..LONGEST_COLLECTION {
            let n_waiting = self.queue().waiting.len();
            if n_waiting == n_known {
                break;
            }
            n_known = n_waiting;
            tokio::time::sleep(QUIET).await;
        }
        let mut queue = self.queue();
        queue.waiting.retain(|call| !call.answer.is_closed());
        if queue.waiting.is_empty() {
            queue.is_asking = false;
            return None;
        }
        queue.waiting.sort_by_key(|call| call.number);
        let n_calls = queue.waiting.len().min(MOST_CALLS);
        Some(queue.waiting.drain(..n_calls).collect())
    }
}

fn question(calls: &[Waiting]) -> String {
    let what = match calls.len() {
        1 => "A tool of another server is".to_owned(),
        n => format!("{n} tools of other servers are"),
    };
    let lines = calls.iter().enumerate().map(|(index, call)| format!("\n{}. {}", index + 1, call.shown));
    format!("{what} about to be called, which may change something. Allow it?{}", lines.collect::<String>())
}

/// `server.tool {"argument": ...}`
fn show(server: &str, tool: &str, arguments: &Map<String, Value>) -> String {
    let written = serde_json::to_string(arguments).unwrap_or_default();
    let n_characters = written.chars().count();
    let cut: String = written.chars().take(MOST_CHARACTERS).collect();
    let more = if n_characters > MOST_CHARACTERS { format!("... ({n_characters} characters)") } else { String::new() };
    format!("{} {}{more}", on_one_line(&format!("{server}.{tool}")), on_one_line(&cut))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn arguments(value: Value) -> Map<String, Value> {
        value.as_object().cloned().unwrap_or_default()
    }

    #[test]
    fn a_call_is_shown_on_one_line() {
        let plain = show("notes", "add", &arguments(json!({ "text": "a\nb\u{202e}c" })));
        assert_eq!(plain, "notes.add {\"text\":\"a\\nb\u{fffd}c\"}");
        let forged = show("notes", "add {}\n2. notes.read\u{1b}[2J", &Map::new());
        assert_eq!(forged, "notes.add {} 2. notes.read\u{fffd}[2J {}");
        let long = show("notes", "add", &arguments(json!({ "text": "x".repeat(1000) })));
        assert_eq!(long, format!("notes.add {{\"text\":\"{}... (1011 characters)", "x".repeat(191)));
    }

    /// One runtime for calls that wait together: what is asked, and what each is told.
    fn decisions(n_calls: usize, says: bool) -> (Vec<String>, Vec<Decision>) {
        let asked: Arc<Mutex<Vec<String>>> = Arc::default();
        let heard = Arc::clone(&asked);
        let confirm: Confirm = Arc::new(move |question: &str| {
            heard.lock().expect("a list").push(question.to_owned());
            says
        });
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let decided = runtime.block_on(async {
            let approvals = Approvals::new(Some(confirm));
            // They come in any order.
            let calls = (0..n_calls).rev().map(|n| {
                let (approvals, given) = (Arc::clone(&approvals), arguments(json!({ "n": n })));
                tokio::spawn(async move { approvals.ask(n, "notes", "add", &given).await })
            });
            let calls: Vec<_> = calls.collect();
            let mut decided = Vec::new();
            for call in calls {
                decided.push(call.await.expect("a decision"));
            }
            decided
        });
        let asked = asked.lock().expect("a list").clone();
        (asked, decided)
    }

    #[test]
    fn calls_that_wait_together_are_one_question() {
        let question = "2 tools of other servers are about to be called, which may change something. Allow it?\n\
                        1. notes.add {\"n\":0}\n2. notes.add {\"n\":1}";
        assert_eq!(decisions(2, true), (vec![question.to_owned()], vec![Decision::Approved; 2]));
        let (asked, decided) = decisions(MOST_CALLS + 1, false);
        assert_eq!((asked.len(), decided), (2, vec![Decision::Declined; MOST_CALLS + 1]));
    }
}
