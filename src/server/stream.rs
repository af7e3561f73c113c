//! What code prints and how far its long work is, on the way to the client while the code still runs: log messages,
//! and progress for clients that gave a token.

#![expect(deprecated, reason = "clients of every revision still in use read log messages")]

use orchestrator_runtime::{Sink, Stream};
use rmcp::model::{LoggingLevel, LoggingMessageNotificationParam, ProgressNotificationParam, ProgressToken};
use rmcp::service::{Peer, RequestContext, RoleServer};
use serde_json::json;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// Pieces waiting for a slow client; more are dropped, since the report has the whole output.
const MOST_WAITING: usize = 256;

/// Bytes streamed of one execution.
const MOST_BYTES: usize = 256 << 10;

/// Characters of a progress message.
const LONGEST_PROGRESS: usize = 200;

/// The way from a running tool to the client.
pub(super) struct Notices {
    pub(super) sink: Option<Sink>,
    forwarding: Option<JoinHandle<()>>,
}

impl Notices {
    /// Starts forwarding, if the client wants to hear of it at all.
    pub(super) fn start(context: &RequestContext<RoleServer>, level: Option<LoggingLevel>) -> Self {
        let token = context.meta.get_progress_token();
        if token.is_none() && level.is_none() {
            return Self { sink: None, forwarding: None };
        }
        let (sender, receiver) = mpsc::channel(MOST_WAITING);
        let forwarding = tokio::spawn(forward(receiver, context.peer.clone(), token, level));
        let mut left = MOST_BYTES;
        let sink: Sink = Box::new(move |stream, text| {
            if text.is_empty() || left == 0 {
                return;
            }
            left = left.saturating_sub(text.len());
            let _ = sender.try_send((stream, text.to_owned()));
        });
        Self { sink: Some(sink), forwarding: Some(forwarding) }
    }

    /// Waits until everything is sent, so that nothing arrives after the result. The sink must be gone.
    pub(super) async fn finish(self) {
        drop(self.sink);
        if let Some(forwarding) = self.forwarding {
            let _ = forwarding.await;
        }
    }
}

async fn forward(
    mut pieces: mpsc::Receiver<(Stream, String)>,
    peer: Peer<RoleServer>,
    token: Option<ProgressToken>,
    level: Option<LoggingLevel>,
) {
    let mut n_lines = 0_u32;
    while let Some((stream, text)) = pieces.recv().await {
        let (name, rank) = match stream {
            Stream::Out => ("stdout", LoggingLevel::Info),
            Stream::Err => ("stderr", LoggingLevel::Warning),
            Stream::Progress => ("progress", LoggingLevel::Debug),
        };
        if level.is_some_and(|level| rank_of(rank) >= rank_of(level)) {
            let message = LoggingMessageNotificationParam::new(rank, json!(text)).with_logger(name);
            let _ = peer.notify_logging_message(message).await;
        }
        if let Some(token) = &token {
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
