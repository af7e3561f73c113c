//! What stands for TLS in a program that was built without it.

use std::path::PathBuf;

use tokio::net::TcpStream;

use super::{Fault, Stream};

#[derive(Clone)]
pub(crate) struct Tls;

impl Tls {
    pub(crate) fn new(_ca_file: Option<PathBuf>) -> Self {
        Self
    }

    #[expect(clippy::unused_async, reason = "in other builds there is something to wait for")]
    pub(crate) async fn secure(&self, _stream: TcpStream, _host: &str) -> Result<Box<dyn Stream>, Fault> {
        Err(Fault::new("this program was built without TLS"))
    }
}
