//! Databases in a program that was built without TLS: what does not ask for it is reached as before, the rest is refused.

use std::error::Error;

use mysql_async::SslOpts;
use orchestrator_databases::DatabaseError;
pub(super) use tokio_postgres::NoTls as Connector;

use super::security::{Mode, Security};
use crate::connections::tls::Fault;

pub(super) fn connector(security: &Security, _is_direct: bool) -> Result<Connector, DatabaseError> {
    refuse(security).map(|()| Connector)
}

pub(super) fn of_mysql(security: &Security) -> Result<Option<SslOpts>, DatabaseError> {
    refuse(security).map(|()| None)
}

fn refuse(security: &Security) -> Result<(), DatabaseError> {
    match security.mode {
        Mode::Plain | Mode::Prefer => Ok(()),
        Mode::Encrypt | Mode::Authority | Mode::Full => Err(DatabaseError::NoTls),
    }
}

pub(super) fn fault_in(_error: &(dyn Error + 'static)) -> Option<Fault> {
    None
}
