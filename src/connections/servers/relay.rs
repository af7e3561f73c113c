//! What a server says beside its answers, on its way to the client its calls are made for.
//!
//! A server is shared by all clients. Progress names its call; everything else reaches a client only while that client
//! alone has calls running there, so that nothing of one reaches another.

#![expect(deprecated, reason = "servers of every revision still in use log and ask for models")]

use std::collections::BTreeMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use rmcp::model::{
    CreateMessageRequestParams, CreateMessageResult, ElicitRequestParams, ElicitResult, JsonRpcMessage, LoggingLevel,
    LoggingMessageNotificationParam, ProgressNotificationParam, ProgressToken, RequestId, ServerNotification,
};
use rmcp::service::{RoleClient, RxJsonRpcMessage, TxJsonRpcMessage};
use rmcp::transport::Transport;
use serde_json::{Value, json};
use tokio_util::sync::CancellationToken;

use super::secrets::Secrets;

/// Messages that are passed on at once, and per second after that.
const BURST: u32 = 50;
const PER_SECOND: u32 = 20;
/// Answers that may come before we have noted whose they are.
const MOST_EARLY: usize = 1024;
/// Bytes of one log message, and characters of one progress message.
const LONGEST_LOG: usize = 8 << 10;
const LONGEST_PROGRESS: usize = 160;

/// The client a call is made for, as far as a server may reach it.
pub(crate) trait Listener: Send + Sync {
    /// The same for all calls of one client, and for no other.
    fn client(&self) -> &str;

    /// Comes back at once; what cannot be passed on is dropped.
    fn hear(&self, server: &str, notice: Notice);

    /// Puts a server's question to the person; none if nobody can be asked.
    fn elicit(&self, server: &str, request: ElicitRequestParams) -> Reply<ElicitResult>;

    /// Puts a server's request to the client's model; none if there is none.
    fn sample(&self, server: &str, request: CreateMessageRequestParams) -> Reply<CreateMessageResult>;
}

pub(crate) type Reply<T> = Pin<Box<dyn Future<Output = Option<T>> + Send>>;

/// One thing a server says while it works.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Notice {
    Progress(String),
    Log(LoggingLevel, Value),
}

/// The calls that run on one server.
pub(super) struct Calls {
    server: String,
    state: Mutex<State>,
}

struct State {
    last: u64,
    running: BTreeMap<u64, RunningCall>,
    /// Answers that came before we noted whose they are.
    early: Vec<RequestId>,
    people: PeopleClock,
    allowance: Allowance,
}

struct RunningCall {
    listener: Option<Arc<dyn Listener>>,
    /// Known once it is sent.
    request: Option<(RequestId, ProgressToken)>,
    ended: CancellationToken,
}

impl Calls {
    pub(super) fn new(server: &str) -> Self {
        let allowance = Allowance { left: BURST, since: Instant::now() };
        let (running, early) = (BTreeMap::new(), Vec::new());
        let state = State { last: 0, running, early, people: PeopleClock::default(), allowance };
        Self { server: server.to_owned(), state: Mutex::new(state) }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn n_running(&self) -> usize {
        self.state().running.len()
    }

    /// The call runs until the result is dropped.
    pub(super) fn begin(self: &Arc<Self>, listener: Option<Arc<dyn Listener>>) -> Running {
        let mut state = self.state();
        state.last += 1;
        let (number, waited) = (state.last, state.people.waited());
        state.running.insert(number, RunningCall { listener, request: None, ended: CancellationToken::new() });
        drop(state);
        Running { calls: Arc::clone(self), number, waited }
    }

    /// The client that alone has calls running here.
    pub(super) fn only_client(&self) -> Option<Arc<dyn Listener>> {
        let state = self.state();
        let (_, latest) = state.running.last_key_value()?;
        let listener = latest.listener.as_ref()?;
        let is_same = |call: &RunningCall| call.listener.as_ref().is_some_and(|own| own.client() == listener.client());
        state.running.values().all(is_same).then(|| Arc::clone(listener))
    }

    /// Waits until the client has no call running here any more.
    pub(super) async fn until_gone(&self, client: &str) {
        loop {
            let ended = {
                let state = self.state();
                let is_own = |call: &&RunningCall| call.listener.as_ref().is_some_and(|own| own.client() == client);
                state.running.values().find(is_own).map(|call| call.ended.clone())
            };
            match ended {
                Some(ended) => ended.cancelled().await,
                None => return,
            }
        }
    }

    /// A person is being asked until the result is dropped; that time does not count against the server.
    pub(super) fn ask_person(self: &Arc<Self>) -> Asking {
        self.state().people.begin();
        Asking(Arc::clone(self))
    }

    /// A call ends with its answer: what the server asks after that is for nobody.
    fn answered(&self, id: &RequestId) {
        let mut state = self.state();
        let has_id = |call: &RunningCall| call.request.as_ref().is_some_and(|(own, _)| own == id);
        let number = state.running.iter().find(|(_, call)| has_id(call)).map(|(number, _)| *number);
        match number {
            Some(number) => state.end(number),
            None if state.early.len() < MOST_EARLY && state.running.values().any(|call| call.request.is_none()) => {
                state.early.push(id.clone());
            }
            None => {}
        }
    }

    /// Passes on everything but answers, to the client it is for.
    fn hear(&self, notification: &ServerNotification, secrets: &Secrets) {
        let (listener, notice) = match notification {
            ServerNotification::ProgressNotification(progress) => {
                let params = &progress.params;
                (self.listener_of(&params.progress_token), Notice::Progress(shown(params, secrets)))
            }
            ServerNotification::LoggingMessageNotification(message) => {
                let params = &message.params;
                (self.only_client(), Notice::Log(params.level, logged(params, secrets)))
            }
            _ => return,
        };
        let Some(listener) = listener else { return };
        let may_pass = self.state().allowance.take(Instant::now());
        if may_pass {
            listener.hear(&self.server, notice);
        }
    }

    /// Whose call has the token. The first words of a server may come before the token is noted; they are for the only
    /// client there is, or for nobody.
    fn listener_of(&self, token: &ProgressToken) -> Option<Arc<dyn Listener>> {
        let known = {
            let state = self.state();
            let has_token = |call: &&RunningCall| call.request.as_ref().is_some_and(|(_, own)| own == token);
            let call = state.running.values().find(has_token);
            call.map(|call| call.listener.clone())
        };
        known.unwrap_or_else(|| self.only_client())
    }
}

impl State {
    fn end(&mut self, number: u64) {
        if let Some(call) = self.running.remove(&number) {
            call.ended.cancel();
        }
        if self.running.values().all(|call| call.request.is_some()) {
            self.early.clear();
        }
    }
}

/// `3 of 10, reading`
fn shown(params: &ProgressNotificationParam, secrets: &Secrets) -> String {
    let total = params.total.map(|total| format!(" of {total}")).unwrap_or_default();
    let message = params.message.clone().map(|message| format!(", {}", secrets.hide(message))).unwrap_or_default();
    format!("{}{total}{message}", params.progress).chars().take(LONGEST_PROGRESS).collect()
}

fn logged(params: &LoggingMessageNotificationParam, secrets: &Secrets) -> Value {
    let mut data = params.data.clone();
    secrets.hide_in(&mut data);
    let written = data.to_string();
    if written.len() <= LONGEST_LOG {
        return data;
    }
    json!(format!("{}... ({} bytes)", &written[..written.floor_char_boundary(LONGEST_LOG)], written.len()))
}

/// One running call.
pub(super) struct Running {
    calls: Arc<Calls>,
    number: u64,
    /// How long people had been asked when it began.
    waited: Duration,
}

impl Running {
    /// The names by which the server answers it and reports on it.
    pub(super) fn is_sent(&self, id: &RequestId, token: &ProgressToken) {
        let mut state = self.calls.state();
        if state.early.contains(id) {
            return state.end(self.number);
        }
        if let Some(call) = state.running.get_mut(&self.number) {
            call.request = Some((id.clone(), token.clone()));
        }
    }

    /// How long the server has waited for a person since the call began.
    pub(super) fn waited_for_people(&self) -> Duration {
        self.calls.state().people.waited().saturating_sub(self.waited)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.calls.state().end(self.number);
    }
}

pub(super) struct Asking(Arc<Calls>);

impl Drop for Asking {
    fn drop(&mut self) {
        self.0.state().people.end();
    }
}

/// How long people have been asked, all of them together.
#[derive(Default)]
struct PeopleClock {
    n_asked: usize,
    since: Option<Instant>,
    before: Duration,
}

impl PeopleClock {
    fn begin(&mut self) {
        self.n_asked += 1;
        self.since.get_or_insert_with(Instant::now);
    }

    fn end(&mut self) {
        self.n_asked = self.n_asked.saturating_sub(1);
        if self.n_asked == 0
            && let Some(since) = self.since.take()
        {
            self.before += since.elapsed();
        }
    }

    fn waited(&self) -> Duration {
        self.before + self.since.map(|since| since.elapsed()).unwrap_or_default()
    }
}

/// How many messages may still be passed on: a flood ends, and silence pays for more.
struct Allowance {
    left: u32,
    since: Instant,
}

impl Allowance {
    fn take(&mut self, now: Instant) -> bool {
        let earned = now.saturating_duration_since(self.since).as_millis() * u128::from(PER_SECOND) / 1000;
        if earned > 0 {
            self.left = self.left.saturating_add(u32::try_from(earned).unwrap_or(BURST)).min(BURST);
            self.since = now;
        }
        match self.left.checked_sub(1) {
            Some(left) => {
                self.left = left;
                true
            }
            None => false,
        }
    }
}

/// A way to a server that listens in: what comes before an answer is passed on before the answer is, and nothing after it.
pub(super) struct Overheard<T> {
    pub(super) transport: T,
    pub(super) calls: Arc<Calls>,
    pub(super) secrets: Secrets,
}

impl<T: Transport<RoleClient>> Transport<RoleClient> for Overheard<T> {
    type Error = T::Error;

    fn send(
        &mut self,
        message: TxJsonRpcMessage<RoleClient>,
    ) -> impl Future<Output = Result<(), Self::Error>> + Send + 'static {
        self.transport.send(message)
    }

    async fn receive(&mut self) -> Option<RxJsonRpcMessage<RoleClient>> {
        let message = self.transport.receive().await;
        match &message {
            Some(JsonRpcMessage::Notification(said)) => self.calls.hear(&said.notification, &self.secrets),
            Some(JsonRpcMessage::Response(answer)) => self.calls.answered(&answer.id),
            Some(JsonRpcMessage::Error(error)) => error.id.iter().for_each(|id| self.calls.answered(id)),
            _ => {}
        }
        message
    }

    async fn close(&mut self) -> Result<(), Self::Error> {
        self.transport.close().await
    }
}

#[cfg(test)]
mod tests {
    use rmcp::model::NumberOrString;

    use super::*;

    /// A client that writes down what reaches it.
    struct Ear {
        client: &'static str,
        heard: Mutex<Vec<(String, Notice)>>,
    }

    impl Ear {
        fn of(client: &'static str) -> Arc<Self> {
            Arc::new(Self { client, heard: Mutex::default() })
        }

        fn heard(&self) -> Vec<(String, Notice)> {
            std::mem::take(&mut *self.heard.lock().expect("a list"))
        }
    }

    impl Listener for Ear {
        fn client(&self) -> &str {
            self.client
        }

        fn hear(&self, server: &str, notice: Notice) {
            self.heard.lock().expect("a list").push((server.to_owned(), notice));
        }

        fn elicit(&self, _server: &str, _request: ElicitRequestParams) -> Reply<ElicitResult> {
            Box::pin(std::future::ready(None))
        }

        fn sample(&self, _server: &str, _request: CreateMessageRequestParams) -> Reply<CreateMessageResult> {
            Box::pin(std::future::ready(None))
        }
    }

    fn log(text: &str) -> ServerNotification {
        let message = json!({ "method": "notifications/message", "params": { "level": "info", "data": text } });
        serde_json::from_value(message).expect("a notification")
    }

    fn progress(token: i64, message: &str) -> ServerNotification {
        let params = json!({ "progressToken": token, "progress": 3, "total": 10, "message": message });
        serde_json::from_value(json!({ "method": "notifications/progress", "params": params })).expect("a notification")
    }

    fn token(number: i64) -> ProgressToken {
        ProgressToken(NumberOrString::Number(number))
    }

    #[test]
    fn what_is_for_one_client_reaches_no_other() {
        let (calls, secrets) = (Arc::new(Calls::new("notes")), Secrets::default());
        let (first, second) = (Ear::of("first"), Ear::of("second"));
        let running = calls.begin(Some(Arc::clone(&first) as Arc<dyn Listener>));
        running.is_sent(&RequestId::Number(10), &token(1));
        calls.hear(&log("alone"), &secrets);
        let other = calls.begin(Some(Arc::clone(&second) as Arc<dyn Listener>));
        other.is_sent(&RequestId::Number(20), &token(2));
        calls.hear(&log("whose?"), &secrets);
        calls.hear(&progress(1, "reading"), &secrets);
        calls.hear(&progress(2, "writing"), &secrets);
        calls.hear(&progress(77, "forged"), &secrets);
        assert!(calls.only_client().is_none());
        drop(running);
        calls.hear(&progress(1, "too late for the first"), &secrets);
        drop(other);
        calls.hear(&log("nobody"), &secrets);
        let from = |notice| ("notes".to_owned(), notice);
        let progress = |text: &str| from(Notice::Progress(text.to_owned()));
        let alone = from(Notice::Log(LoggingLevel::Info, json!("alone")));
        assert_eq!(first.heard(), [alone, progress("3 of 10, reading")]);
        assert_eq!(second.heard(), [progress("3 of 10, writing"), progress("3 of 10, too late for the first")]);
    }

    #[test]
    fn a_call_ends_with_its_answer() {
        let (calls, ear) = (Arc::new(Calls::new("notes")), Ear::of("first"));
        let begin = || calls.begin(Some(Arc::clone(&ear) as Arc<dyn Listener>));
        let sent = begin();
        sent.is_sent(&RequestId::Number(10), &token(1));
        calls.answered(&RequestId::Number(10));
        assert!(calls.only_client().is_none());
        // The answer may be faster than our own notes.
        let quick = begin();
        calls.answered(&RequestId::Number(11));
        assert!(calls.only_client().is_some());
        quick.is_sent(&RequestId::Number(11), &token(2));
        assert!(calls.only_client().is_none());
        assert_eq!(calls.state().early, []);
    }

    #[test]
    fn a_call_for_nobody_keeps_the_server_to_itself() {
        let (calls, ear) = (Arc::new(Calls::new("notes")), Ear::of("first"));
        let _nobody = calls.begin(None);
        let _running = calls.begin(Some(Arc::clone(&ear) as Arc<dyn Listener>));
        calls.hear(&log("whose?"), &Secrets::default());
        assert_eq!(ear.heard(), []);
    }

    #[test]
    fn a_flood_ends_and_silence_pays_for_more() {
        let start = Instant::now();
        let mut allowance = Allowance { left: BURST, since: start };
        let n_passed = (0..1000).filter(|_| allowance.take(start)).count();
        assert_eq!(n_passed, 50);
        let later = start + Duration::from_millis(500);
        assert_eq!((0..1000).filter(|_| allowance.take(later)).count(), 10);
    }

    #[test]
    fn secrets_and_lengths_are_kept() {
        let mut secrets = Secrets::default();
        secrets.add("s3cret");
        let (calls, ear) = (Arc::new(Calls::new("notes")), Ear::of("first"));
        let _running = calls.begin(Some(Arc::clone(&ear) as Arc<dyn Listener>));
        calls.hear(&log("the key is s3cret"), &secrets);
        calls.hear(&log(&"x".repeat(100_000)), &secrets);
        let heard = ear.heard();
        assert_eq!(heard[0].1, Notice::Log(LoggingLevel::Info, json!("the key is ***")));
        let Notice::Log(_, Value::String(long)) = &heard[1].1 else { panic!("not a text") };
        assert_eq!(long.len(), LONGEST_LOG + "... (100002 bytes)".len());
    }
}
