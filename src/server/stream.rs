//! What code prints, how far its long work is, and what servers say while they work for it, on the way to the client
//! while the code still runs: log messages, and progress for clients that gave a token. Printed text goes in whole
//! lines.

#![expect(deprecated, reason = "clients of every revision still in use read log messages")]

use std::sync::{Arc, Mutex, PoisonError};

use orchestrator_runtime::{Sink, Stream};
use rmcp::model::{LoggingLevel, LoggingMessageNotificationParam, ProgressNotificationParam, ProgressToken};
use rmcp::service::{Peer, RequestContext, RoleServer};
use serde_json::json;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use crate::connections::servers::Notice;

/// Pieces waiting for a slow client; more are dropped, since the report has the whole output.
const MOST_WAITING: usize = 256;

/// Bytes streamed of one execution.
const MOST_BYTES: usize = 256 << 10;

/// Bytes of a line that is sent before its end is there.
const LONGEST_LINE: usize = 8 << 10;

/// Characters of a progress message.
const LONGEST_PROGRESS: usize = 200;

/// The way from a running tool to the client.
pub(super) struct Notices {
    pub(super) sink: Option<Sink>,
    relay: Relay,
    forwarding: Option<JoinHandle<()>>,
}

/// One thing on its way.
enum Piece {
    Printed(Stream, String),
    /// By the server of this name.
    Said(String, Notice),
}

/// The way from a server to the client. It leads nowhere once the call has ended.
#[derive(Clone, Default)]
pub(super) struct Relay(Arc<Mutex<Option<mpsc::Sender<Piece>>>>);

impl Relay {
    pub(super) fn pass_on(&self, server: &str, notice: Notice) {
        if let Some(sender) = &*self.0.lock().unwrap_or_else(PoisonError::into_inner) {
            // A slow client misses some of it.
            let _ = sender.try_send(Piece::Said(server.to_owned(), notice));
        }
    }

    fn close(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

impl Notices {
    /// Starts forwarding, if the client wants to hear of it at all.
    pub(super) fn start(context: &RequestContext<RoleServer>, level: Option<LoggingLevel>) -> Self {
        let token = context.meta.get_progress_token();
        if token.is_none() && level.is_none() {
            return Self { sink: None, relay: Relay::default(), forwarding: None };
        }
        let (sender, receiver) = mpsc::channel(MOST_WAITING);
        let forwarding = tokio::spawn(forward(receiver, context.peer.clone(), token, level));
        let relay = Relay(Arc::new(Mutex::new(Some(sender.clone()))));
        let send = move |stream, text| drop(sender.try_send(Piece::Printed(stream, text)));
        let mut lines = Lines::new(Box::new(send));
        let sink: Sink = Box::new(move |stream, text| lines.take(stream, text));
        Self { sink: Some(sink), relay, forwarding: Some(forwarding) }
    }

    pub(super) fn relay(&self) -> Relay {
        self.relay.clone()
    }

    /// Waits until everything is sent, so that nothing arrives after the result. The sink must be gone.
    pub(super) async fn finish(self) {
        drop(self.sink);
        self.relay.close();
        if let Some(forwarding) = self.forwarding {
            let _ = forwarding.await;
        }
    }
}

/// Puts lines together from the pieces in which they come. What is left at the end goes when it is dropped.
struct Lines {
    send: Box<dyn FnMut(Stream, String) + Send>,
    /// Bytes that may still be sent.
    left: usize,
    out: String,
    err: String,
}

impl Lines {
    fn new(send: Box<dyn FnMut(Stream, String) + Send>) -> Self {
        Self { send, left: MOST_BYTES, out: String::new(), err: String::new() }
    }

    fn take(&mut self, stream: Stream, text: &str) {
        let begun = match stream {
            Stream::Out => &mut self.out,
            Stream::Err => &mut self.err,
            Stream::Progress => return self.pass_on(stream, text.to_owned()),
        };
        begun.push_str(text);
        let whole: String = match begun.rfind('\n') {
            Some(end) => begun.drain(..=end).collect(),
            None if begun.len() >= LONGEST_LINE => std::mem::take(begun),
            None => return,
        };
        self.pass_on(stream, whole);
    }

    fn pass_on(&mut self, stream: Stream, text: String) {
        if !text.is_empty() && self.left > 0 {
            self.left = self.left.saturating_sub(text.len());
            (self.send)(stream, text);
        }
    }
}

impl Drop for Lines {
    fn drop(&mut self) {
        let (out, err) = (std::mem::take(&mut self.out), std::mem::take(&mut self.err));
        self.pass_on(Stream::Out, out);
        self.pass_on(Stream::Err, err);
    }
}

async fn forward(
    mut pieces: mpsc::Receiver<Piece>,
    peer: Peer<RoleServer>,
    token: Option<ProgressToken>,
    level: Option<LoggingLevel>,
) {
    let mut n_lines = 0_u32;
    while let Some(piece) = pieces.recv().await {
        let (logger, rank, data, text) = match piece {
            Piece::Printed(stream, text) => {
                let (name, rank) = match stream {
                    Stream::Out => ("stdout", LoggingLevel::Info),
                    Stream::Err => ("stderr", LoggingLevel::Warning),
                    Stream::Progress => ("progress", LoggingLevel::Debug),
                };
                (name.to_owned(), rank, json!(text), Some(text))
            }
            // Servers count as they like; the client is told in words, and sees our own count grow.
            Piece::Said(server, Notice::Progress(text)) => {
                let text = format!("{server}: {text}");
                ("progress".to_owned(), LoggingLevel::Debug, json!(text), Some(text))
            }
            Piece::Said(server, Notice::Log(rank, data)) => (server, rank, data, None),
        };
        if level.is_some_and(|level| rank_of(rank) >= rank_of(level)) {
            let message = LoggingMessageNotificationParam::new(rank, data).with_logger(logger);
            let _ = peer.notify_logging_message(message).await;
        }
        if let Some((token, text)) = token.as_ref().zip(text) {
            n_lines = n_lines.saturating_add(u32::try_from(text.matches('\n').count()).unwrap_or(u32::MAX).max(1));
            let last = text.trim_end().rsplit('\n').next().unwrap_or_default();
            let message: String = last.chars().take(LONGEST_PROGRESS).collect();
            let progress = ProgressNotificationParam::new(token.clone(), f64::from(n_lines)).with_message(message);
            let _ = peer.notify_progress(progress).await;
        }
    }
}

/// Severity as a number, higher is worse.
pub(super) fn rank_of(level: LoggingLevel) -> u8 {
    match level {
        LoggingLevel::Debug => 0,
        LoggingLevel::Info => 1,
        LoggingLevel::Notice => 2,
        LoggingLevel::Warning => 3,
        LoggingLevel::Error => 4,
        LoggingLevel::Critical => 5,
        LoggingLevel::Alert => 6,
        LoggingLevel::Emergency => 7,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use super::{LONGEST_LINE, Lines, MOST_BYTES, Stream};

    /// What is sent when a script prints these pieces and ends.
    fn sent(pieces: &[(Stream, &str)]) -> Vec<(Stream, String)> {
        let sent: Arc<Mutex<Vec<(Stream, String)>>> = Arc::default();
        let heard = Arc::clone(&sent);
        let mut lines = Lines::new(Box::new(move |stream, text| heard.lock().expect("a list").push((stream, text))));
        for (stream, text) in pieces {
            lines.take(*stream, text);
        }
        drop(lines);
        Arc::into_inner(sent).expect("the only one").into_inner().expect("a list")
    }

    #[test]
    fn lines_are_sent_whole() {
        let pieces = [(Stream::Out, "one\ntw"), (Stream::Err, "care"), (Stream::Out, "o\nth"), (Stream::Err, "ful\n")];
        let expected =
            [(Stream::Out, "one\n"), (Stream::Out, "two\n"), (Stream::Err, "careful\n"), (Stream::Out, "th")];
        assert_eq!(sent(&pieces), expected.map(|(stream, text)| (stream, text.to_owned())));
    }

    #[test]
    fn a_line_without_end_is_sent_in_long_pieces() {
        let piece = "x".repeat(LONGEST_LINE / 2);
        let pieces = vec![(Stream::Out, piece.as_str()); 5];
        let lengths: Vec<usize> = sent(&pieces).into_iter().map(|(_, text)| text.len()).collect();
        assert_eq!(lengths, [LONGEST_LINE, LONGEST_LINE, LONGEST_LINE / 2]);
    }

    #[test]
    fn a_flood_ends() {
        let line = "x".repeat(1023) + "\n";
        let pieces = vec![(Stream::Out, line.as_str()); MOST_BYTES / 1024 + 10];
        assert_eq!(sent(&pieces).len(), MOST_BYTES / 1024);
    }

    #[test]
    fn progress_does_not_wait_for_a_line() {
        assert_eq!(sent(&[(Stream::Progress, "10 %")]), [(Stream::Progress, "10 %".to_owned())]);
    }
}
