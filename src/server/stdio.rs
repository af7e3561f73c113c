//! JSON-RPC over lines of standard input and output.
//!
//! Differs from the SDK's transport in what a broken line gets: an answer. Lines that are not JSON,
//! not JSON-RPC or too long are answered with the error the specification names, and serving goes on.

use std::collections::VecDeque;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::time::Duration;

use rmcp::model::{ClientJsonRpcMessage, ErrorData, RequestId, ServerJsonRpcMessage};
use rmcp::service::RoleServer;
use rmcp::transport::Transport;
use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::sync::{Mutex, Notify};

use super::memory::give_back_after;
use crate::scan::{MOST_VALUES, scan};

/// Longest message; tools refuse large arguments before that.
pub(super) const LONGEST_LINE: usize = 64 << 20;

/// Bytes kept of a line that is too long, to find its id in.
const HEAD: usize = 1024;

const MOST_MESSAGES: usize = 100;

/// How long calls may go on after the client closed its end.
const PATIENCE_AT_END: Duration = Duration::from_secs(1);

pub(super) struct Lines<R, W> {
    input: BufReader<R>,
    /// What is there of the current line; kept when waiting for more is interrupted.
    line: Vec<u8>,
    is_discarding: bool,
    /// Messages of a batch, and of lines already read.
    read: VecDeque<ClientJsonRpcMessage>,
    /// Nothing but a request can come first; the SDK would end the connection.
    has_begun: bool,
    output: Arc<Mutex<W>>,
    unanswered: Arc<Unanswered>,
}

/// A line of which only the head was kept, with the id found there.
struct TooLong {
    id: Option<RequestId>,
}

#[derive(Default)]
struct Unanswered {
    count: AtomicUsize,
    changed: Notify,
}

impl Unanswered {
    /// Lets calls that run finish, for a while.
    async fn settle(&self) {
        let all_answered = async {
            loop {
                let changed = self.changed.notified();
                if self.count.load(SeqCst) == 0 {
                    return;
                }
                changed.await;
            }
        };
        let _ = tokio::time::timeout(PATIENCE_AT_END, all_answered).await;
    }

    fn less_one(&self) {
        let _ = self.count.fetch_update(SeqCst, SeqCst, |count| count.checked_sub(1));
        self.changed.notify_waiters();
    }
}

impl<R: AsyncRead + Send + Unpin, W: AsyncWrite + Send + Unpin + 'static> Lines<R, W> {
    pub(super) fn new(input: R, output: W) -> Self {
        Self {
            input: BufReader::with_capacity(64 << 10, input),
            line: Vec::new(),
            is_discarding: false,
            read: VecDeque::new(),
            has_begun: false,
            output: Arc::new(Mutex::new(output)),
            unanswered: Arc::default(),
        }
    }

    /// The next line, or `None` at the end. May be dropped while it waits: nothing is lost.
    async fn next_line(&mut self) -> Option<Result<Vec<u8>, TooLong>> {
        loop {
            let available = match self.input.fill_buf().await {
                Ok(available) if !available.is_empty() => available,
                // A last line need not end in a line break.
                Ok(_) if !self.line.is_empty() && !self.is_discarding => {
                    return Some(Ok(std::mem::take(&mut self.line)));
                }
                _ => return None,
            };
            let end = available.iter().position(|byte| *byte == b'\n');
            let taken = end.map_or(available.len(), |end| end + 1);
            let is_too_long = self.line.len() + taken > LONGEST_LINE;
            if !self.is_discarding && !is_too_long {
                self.line.extend_from_slice(&available[..taken]);
            }
            self.input.consume(taken);
            if is_too_long {
                self.is_discarding = true;
                give_back_after(self.line.capacity());
                self.line = self.line.iter().take(HEAD).copied().collect();
            }
            if end.is_some() {
                let line = std::mem::take(&mut self.line);
                give_back_after(line.len());
                if std::mem::take(&mut self.is_discarding) {
                    return Some(Err(TooLong { id: scan(&line).id }));
                }
                return Some(Ok(line));
            }
        }
    }

    /// Written by a task of its own: whoever waits for the next message may stop waiting at any time,
    /// and half a line must not be left behind.
    fn answer(&self, error: ErrorData, id: Option<RequestId>) {
        self.unanswered.count.fetch_add(1, SeqCst);
        let (output, unanswered) = (Arc::clone(&self.output), Arc::clone(&self.unanswered));
        tokio::spawn(async move {
            let _ = write(&output, &ServerJsonRpcMessage::error(error, id)).await;
            unanswered.less_one();
        });
    }

    fn take_apart(&mut self, line: &[u8]) {
        let text = line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(line);
        if text.trim_ascii().is_empty() {
            return;
        }
        let seen = scan(text);
        if seen.n_values > MOST_VALUES {
            let message = format!("the message has more than {MOST_VALUES} values");
            return self.answer(ErrorData::invalid_request(message, None), seen.id);
        }
        match serde_json::from_slice(text) {
            Err(error) => self.answer(ErrorData::parse_error(format!("not JSON: {error}"), None), None),
            Ok(Value::Array(items)) if items.is_empty() => {
                self.answer(ErrorData::invalid_request("an empty batch", None), None);
            }
            Ok(Value::Array(items)) if items.len() > MOST_MESSAGES => {
                let message = format!("a batch may have {MOST_MESSAGES} messages");
                self.answer(ErrorData::invalid_request(message, None), None);
            }
            Ok(Value::Array(items)) => {
                for item in items {
                    self.take(item);
                }
            }
            Ok(message) => self.take(message),
        }
    }

    fn take(&mut self, message: Value) {
        let id = message.get("id").and_then(|id| serde_json::from_value::<RequestId>(id.clone()).ok());
        let is_notification = message.get("method").is_some() && message.get("id").is_none();
        let has_unusable_id = id.is_none() && message.get("id").is_some();
        match serde_json::from_value(message) {
            Ok(message) => {
                let message: ClientJsonRpcMessage = message;
                if has_unusable_id {
                    return self.answer(ErrorData::invalid_request("an id must be a whole number or text", None), None);
                }
                match &message {
                    ClientJsonRpcMessage::Request(_) => {
                        self.has_begun = true;
                        self.unanswered.count.fetch_add(1, SeqCst);
                    }
                    _ if !self.has_begun => return,
                    _ => {}
                }
                self.read.push_back(message);
            }
            Err(_) if is_notification => tracing::debug!("an invalid notification was ignored"),
            Err(_) => self.answer(ErrorData::invalid_request("not a valid JSON-RPC message", None), id),
        }
    }
}

impl<R: AsyncRead + Send + Unpin, W: AsyncWrite + Send + Unpin + 'static> Transport<RoleServer> for Lines<R, W> {
    type Error = io::Error;

    fn send(&mut self, item: ServerJsonRpcMessage) -> impl Future<Output = io::Result<()>> + Send + 'static {
        let (output, unanswered) = (Arc::clone(&self.output), Arc::clone(&self.unanswered));
        async move {
            let is_answer = matches!(item, ServerJsonRpcMessage::Response(_) | ServerJsonRpcMessage::Error(_));
            let written = write(&output, &item).await;
            if is_answer {
                unanswered.less_one();
            }
            written
        }
    }

    async fn receive(&mut self) -> Option<ClientJsonRpcMessage> {
        loop {
            if let Some(message) = self.read.pop_front() {
                return Some(message);
            }
            match self.next_line().await {
                Some(Ok(line)) => self.take_apart(&line),
                Some(Err(TooLong { id })) => {
                    let message = format!("the message is larger than {} MiB", LONGEST_LINE >> 20);
                    self.answer(ErrorData::invalid_request(message, None), id);
                }
                None => {
                    let unanswered = Arc::clone(&self.unanswered);
                    unanswered.settle().await;
                    return None;
                }
            }
        }
    }

    async fn close(&mut self) -> io::Result<()> {
        // A client that no longer reads cannot hold us up.
        let flush = async { self.output.lock().await.flush().await };
        tokio::time::timeout(PATIENCE_AT_END, flush).await.unwrap_or(Ok(()))
    }
}

async fn write<W: AsyncWrite + Unpin>(output: &Mutex<W>, message: &ServerJsonRpcMessage) -> io::Result<()> {
    let mut line = serde_json::to_vec(message)?;
    line.push(b'\n');
    let mut output = output.lock().await;
    output.write_all(&line).await?;
    output.flush().await
}
