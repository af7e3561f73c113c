//! What the program reaches outside itself on behalf of scripts. Nothing that runs in a worker knows a client of it.

pub(crate) mod databases;
pub(crate) mod servers;
pub(crate) mod tls;
pub(crate) mod web;
