//! What supervisor and worker say to each other: frames of JSON, with bytes beside it where there are many.

use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::time::Duration;

use orchestrator_runtime::host::Answer;
use orchestrator_runtime::report::{Aside, ErrorReport};
use orchestrator_runtime::{Access, Isolation, Report, Request, Stream};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::walls::Walls;
use crate::scan::scan;

/// Longest frame either side accepts; above it the other side is not to be trusted.
pub(super) const MAX_FRAME: usize = 128 << 20;
/// Values of one reply, as a message of a client is bounded. An honest one has fewer: a result of 4 MiB stays below three million,
/// and the files an execution can pay for take a million.
const MOST_VALUES: usize = 4_000_000;
/// Bytes of the two lengths that begin a frame.
const LENGTHS: usize = 8;

/// Supervisor to worker.
#[derive(Serialize, Deserialize)]
pub(super) enum Order {
    Setup {
        isolation: Isolation,
        project: Option<Project>,
        hash_seed: Option<u32>,
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

/// The access of a worker that has one, as it travels.
#[derive(Serialize, Deserialize)]
pub(super) struct Project {
    folder: PathBuf,
    writable: Vec<String>,
    staged: Option<PathBuf>,
}

/// Worker to supervisor.
#[derive(Serialize, Deserialize)]
pub(super) enum Reply {
    /// Behind these walls of the system.
    Ready(Walls),
    Refused(String),
    Printed {
        stream: Stream,
        text: String,
    },
    /// The guest asks the program for something.
    Call {
        number: u64,
        name: String,
        arguments: Value,
    },
    /// It does not wait for the answer any more.
    Abandoned {
        number: u64,
    },
    Analysed(Box<AnalysisReport>),
    /// The report, what it does not tell its readers, and whether the worker can take another order.
    Done {
        report: Box<Report>,
        aside: Aside,
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
    pub(super) fn setup(isolation: Isolation, access: &Access, hash_seed: Option<u32>) -> Self {
        let project = match access {
            Access::Memory => None,
            Access::Project { folder, writable, staged } => {
                Some(Project { folder: folder.clone(), writable: writable.clone(), staged: staged.clone() })
            }
        };
        Self::Setup { isolation, project, hash_seed }
    }
}

impl Project {
    pub(super) fn access(project: Option<Self>) -> Access {
        let Some(Self { folder, writable, staged }) = project else { return Access::Memory };
        Access::Project { folder, writable, staged }
    }
}

impl Reply {
    pub(super) fn printed(stream: Stream, text: &str) -> Self {
        Self::Printed { stream, text: text.to_owned() }
    }
}

/// What a frame holds.
pub(super) trait Message: Serialize + DeserializeOwned {
    /// Values of its JSON; a short text can become a very large tree.
    const MOST_VALUES: usize;

    /// What travels beside the JSON.
    fn bytes(&self) -> &[u8] {
        &[]
    }

    /// Puts it back. False if there is no place for it.
    fn take_bytes(&mut self, bytes: Vec<u8>) -> bool {
        bytes.is_empty()
    }
}

impl Message for Reply {
    const MOST_VALUES: usize = MOST_VALUES;
}

impl Message for Order {
    /// The supervisor is believed.
    const MOST_VALUES: usize = usize::MAX;

    fn bytes(&self) -> &[u8] {
        match self {
            Self::Answer { answer: Ok(payload), .. } => &payload.bytes,
            _ => &[],
        }
    }

    fn take_bytes(&mut self, bytes: Vec<u8>) -> bool {
        match self {
            Self::Answer { answer: Ok(payload), .. } => {
                payload.bytes = bytes;
                true
            }
            _ => bytes.is_empty(),
        }
    }
}

/// A frame up to its bytes: the length of the JSON, the number of bytes after it, the JSON.
pub(super) fn encode(message: &impl Message) -> io::Result<Vec<u8>> {
    let mut frame = vec![0; LENGTHS];
    serde_json::to_writer(&mut frame, message)?;
    let (n_json, n_bytes) = (frame.len() - LENGTHS, message.bytes().len());
    if n_json.saturating_add(n_bytes) > MAX_FRAME {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    for (place, length) in frame.chunks_exact_mut(4).zip([n_json, n_bytes]) {
        let length = u32::try_from(length).map_err(|_| io::ErrorKind::InvalidInput)?;
        place.copy_from_slice(&length.to_le_bytes());
    }
    Ok(frame)
}

/// Writes one frame and flushes it.
pub(super) fn send(pipe: &mut impl Write, message: &impl Message) -> io::Result<()> {
    pipe.write_all(&encode(message)?)?;
    pipe.write_all(message.bytes())?;
    pipe.flush()
}

/// Reads one frame; an end of file is an error like any other.
pub(super) fn receive<T: Message>(pipe: &mut impl Read) -> io::Result<T> {
    let (n_json, n_bytes) = (receive_length(pipe)?, receive_length(pipe)?);
    if n_json.saturating_add(n_bytes) > MAX_FRAME {
        return Err(io::ErrorKind::InvalidData.into());
    }
    let json = receive_exactly(pipe, n_json)?;
    if T::MOST_VALUES < n_json && scan(&json).n_values > T::MOST_VALUES {
        return Err(io::ErrorKind::InvalidData.into());
    }
    let mut message: T = serde_json::from_slice(&json)?;
    drop(json);
    if message.take_bytes(receive_exactly(pipe, n_bytes)?) {
        Ok(message)
    } else {
        Err(io::ErrorKind::InvalidData.into())
    }
}

fn receive_length(pipe: &mut impl Read) -> io::Result<usize> {
    let mut length = [0; 4];
    pipe.read_exact(&mut length)?;
    Ok(u32::from_le_bytes(length) as usize)
}

fn receive_exactly(pipe: &mut impl Read, n_bytes: usize) -> io::Result<Vec<u8>> {
    let mut bytes = vec![0; n_bytes];
    pipe.read_exact(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use std::io::ErrorKind;

    use orchestrator_runtime::host::Payload;
    use serde_json::json;

    use super::{MAX_FRAME, MOST_VALUES, Order, Reply, Walls, encode, receive, send};

    fn answer() -> Vec<u8> {
        let payload = Payload { value: json!({ "a": 1 }), bytes: vec![0, 10, 255] };
        let mut pipe = Vec::new();
        send(&mut pipe, &Order::Answer { number: 7, answer: Ok(payload) }).expect("sent");
        pipe
    }

    #[test]
    fn bytes_travel_beside_the_json() {
        let mut pipe = answer();
        send(&mut pipe, &Order::Cancel).expect("sent");
        let mut pipe = pipe.as_slice();
        let Ok(Order::Answer { number, answer: Ok(payload) }) = receive(&mut pipe) else { panic!("another order") };
        assert_eq!((number, payload.value, payload.bytes), (7, json!({ "a": 1 }), vec![0, 10, 255]));
        assert!(matches!(receive(&mut pipe), Ok(Order::Cancel)));
        assert!(pipe.is_empty());
    }

    #[test]
    fn broken_frames_are_refused() {
        let refusal = |frame: &[u8]| receive::<Order>(&mut &*frame).err().map(|error| error.kind());
        let whole = answer();
        for length in 0..whole.len() {
            assert_eq!(refusal(&whole[..length]), Some(ErrorKind::UnexpectedEof), "{length} bytes");
        }
        let too_long = u32::try_from(MAX_FRAME).expect("a length").to_le_bytes();
        assert_eq!(refusal(&[too_long, [1, 0, 0, 0]].concat()), Some(ErrorKind::InvalidData));
        assert_eq!(refusal(&[255; 64]), Some(ErrorKind::InvalidData));
        // Bytes after a message that has no place for them.
        let mut frame = encode(&Reply::Ready(Walls::default())).expect("encoded");
        frame[4] = 1;
        frame.push(0);
        assert_eq!(
            receive::<Reply>(&mut frame.as_slice()).err().map(|error| error.kind()),
            Some(ErrorKind::InvalidData)
        );
    }

    #[test]
    fn a_reply_of_too_many_values_is_refused() {
        // What is around the zeros counts as five.
        let reply = |n_zeros: usize| {
            let zeros = vec!["0"; n_zeros].join(",");
            let json = format!(r#"{{"Call":{{"number":7,"name":"a","arguments":[{zeros}]}}}}"#);
            let length = u32::try_from(json.len()).expect("a length").to_le_bytes();
            [&length, &[0; 4], json.as_bytes()].concat()
        };
        let n_read = |frame: Vec<u8>| match receive(&mut frame.as_slice()) {
            Ok(Reply::Call { arguments, .. }) => Ok(arguments.as_array().map(Vec::len)),
            Ok(_) => panic!("another reply"),
            Err(error) => Err(error.kind()),
        };
        assert_eq!(n_read(reply(MOST_VALUES - 5)), Ok(Some(MOST_VALUES - 5)));
        assert_eq!(n_read(reply(MOST_VALUES - 4)), Err(ErrorKind::InvalidData));
    }
}
