//! What supervisor and worker say to each other: length-prefixed JSON.

use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::time::Duration;

use orchestrator_runtime::host::Answer;
use orchestrator_runtime::report::ErrorReport;
use orchestrator_runtime::{Access, Isolation, Report, Request, Stream};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

/// Longest frame either side accepts; above it the other side is not to be trusted.
const MAX_FRAME: usize = 128 << 20;

/// Supervisor to worker.
#[derive(Serialize, Deserialize)]
pub(super) enum Order {
    Setup {
        isolation: Isolation,
        project: Option<(PathBuf, Vec<String>)>,
    },
    Execute(Box<Request>),
    Analyse(Box<AnalysisOrder>),
    /// To the guest's call of that number.
    Answer {
        number: u64,
        answer: Answer,
    },
    Cancel,
}

/// Worker to supervisor.
#[derive(Serialize, Deserialize)]
pub(super) enum Reply {
    Ready,
    Refused(String),
    Printed {
        stream: Stream,
        text: String,
    },
    /// The guest asks the program for something and waits.
    Call {
        number: u64,
        name: String,
        arguments: Value,
    },
    Analysed(Box<AnalysisReport>),
    /// The report, and whether the worker can take another order.
    Done {
        report: Box<Report>,
        is_over: bool,
    },
}

/// An analysis for a worker, with its budget.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct AnalysisOrder {
    /// The request as the analysis knows it.
    pub request: Value,
    pub timeout: Duration,
    pub memory_bytes: usize,
}

/// What came of it: the analysis, or why there is none.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct AnalysisReport {
    pub outcome: Result<Value, ErrorReport>,
    pub execution_time_ms: u64,
    pub peak_memory_bytes: u64,
}

impl Order {
    pub(super) fn setup(isolation: Isolation, access: &Access) -> Self {
        let project = match access {
            Access::Memory => None,
            Access::Project { folder, writable } => Some((folder.clone(), writable.clone())),
        };
        Self::Setup { isolation, project }
    }
}

impl Reply {
    pub(super) fn printed(stream: Stream, text: &str) -> Self {
        Self::Printed { stream, text: text.to_owned() }
    }
}

/// One frame: its length and its body.
pub(super) fn encode(message: &impl Serialize) -> io::Result<Vec<u8>> {
    let mut frame = vec![0; 4];
    serde_json::to_writer(&mut frame, message)?;
    let length = frame.len() - 4;
    if length > MAX_FRAME {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let prefix = u32::try_from(length).map_err(|_| io::ErrorKind::InvalidInput)?;
    frame[..4].copy_from_slice(&prefix.to_le_bytes());
    Ok(frame)
}

/// Writes one frame and flushes it.
pub(super) fn send(pipe: &mut impl Write, message: &impl Serialize) -> io::Result<()> {
    pipe.write_all(&encode(message)?)?;
    pipe.flush()
}

/// Reads one frame; an end of file is an error like any other.
pub(super) fn receive<T: DeserializeOwned>(pipe: &mut impl Read) -> io::Result<T> {
    let mut length = [0; 4];
    pipe.read_exact(&mut length)?;
    let length = u32::from_le_bytes(length) as usize;
    if length > MAX_FRAME {
        return Err(io::ErrorKind::InvalidData.into());
    }
    let mut body = vec![0; length];
    pipe.read_exact(&mut body)?;
    Ok(serde_json::from_slice(&body)?)
}
