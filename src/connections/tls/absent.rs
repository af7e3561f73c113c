//! What stands for TLS in a program that was built without it.

use std::future::{Ready, ready};
use std::path::PathBuf;

use tokio::net::TcpStream;

use super::{Fault, Stream};

#[derive(Clone)]
pub(crate) struct Tls(Fault);

impl Tls {
    pub(crate) fn new(_ca_file: Option<PathBuf>) -> Self {
        Self(Fault::new("this program was built without TLS"))
    }

    pub(crate) fn secure(&self, _stream: TcpStream, _host: &str) -> Ready<Result<Box<dyn Stream>, Fault>> {
        ready(Err(self.0))
    }
}
