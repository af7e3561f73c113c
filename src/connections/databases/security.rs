//! How a connection to a database is secured: what its address says, in the words of libpq and of MySQL's own clients.
//!
//! Rule: what an address asks for is done or refused, never weakened. `prefer` asks for nothing.

use std::path::PathBuf;

use orchestrator_databases::DatabaseError;
use percent_encoding::percent_decode_str;

use crate::connections::tls::Fault;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    Plain,
    /// Encrypted if that is possible.
    Prefer,
    /// Encrypted, with whoever answers.
    Encrypt,
    /// With a certificate of a known authority, for any name.
    Authority,
    /// With one for the name in the address.
    Full,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Security {
    pub(super) mode: Mode,
    /// Authorities that the address names: these count, and no others.
    pub(super) file: Option<PathBuf>,
    /// Authorities of the operator, which count beside the system's.
    pub(super) ca_file: Option<PathBuf>,
    /// What the address would say to go without.
    plain: &'static str,
}

impl Security {
    /// Takes `sslmode` and its kin out of the address.
    pub(super) fn of_postgres(address: &str, ca_file: Option<PathBuf>) -> Result<(String, Self), DatabaseError> {
        let (rest, found) = take(address, &["sslmode", "sslrootcert", "sslcert", "sslkey"]);
        let mut security = Self { mode: Mode::Prefer, file: None, ca_file, plain: "sslmode=disable" };
        let (mut mode, mut is_system) = (None, false);
        for (key, value) in found {
            match (key.as_str(), value.as_str()) {
                // Plain if the server agrees: better than that is allowed too.
                ("sslmode", "allow" | "prefer") => mode = Some(Mode::Prefer),
                ("sslmode", "disable") => mode = Some(Mode::Plain),
                ("sslmode", "require") => mode = Some(Mode::Encrypt),
                ("sslmode", "verify-ca") => mode = Some(Mode::Authority),
                ("sslmode", "verify-full") => mode = Some(Mode::Full),
                ("sslmode", _) => {
                    return Err(refused("sslmode must be disable, prefer, require, verify-ca or verify-full"));
                }
                ("sslrootcert", "system") => is_system = true,
                ("sslrootcert", file) => security.file = Some(file.into()),
                _ => return Err(refused("certificates of clients (sslcert, sslkey) are not supported")),
            }
        }
        security.mode = match mode {
            None if is_system => Mode::Full,
            // Somebody has a certificate of a public authority for every other name.
            Some(weak) if is_system && weak != Mode::Full => {
                return Err(refused("sslrootcert=system is safe with sslmode=verify-full alone"));
            }
            Some(Mode::Authority) if security.file.is_none() => {
                let ca_file = security.ca_file.take();
                security.file = Some(ca_file.ok_or_else(|| refused("sslmode=verify-ca needs sslrootcert=FILE"))?);
                Mode::Authority
            }
            // Whoever names an authority wants it to count; where `require` stands beside it, libpq reads it so too.
            None | Some(Mode::Encrypt) if security.file.is_some() => Mode::Authority,
            mode => mode.unwrap_or(Mode::Prefer),
        };
        Ok((rest, security))
    }

    /// Takes `ssl-mode` and its kin out of the address, and those of the driver, such as `require_ssl`.
    pub(super) fn of_mysql(address: &str, ca_file: Option<PathBuf>) -> Result<(String, Self), DatabaseError> {
        const NAMES: [&str; 8] =
            ["ssl_mode", "sslmode", "ssl_ca", "ssl_cert", "ssl_key", "require_ssl", "verify_ca", "built_in_roots"];
        let (rest, found) = take(address, &NAMES);
        let mut security = Self { mode: Mode::Prefer, file: None, ca_file, plain: "ssl-mode=DISABLED" };
        let (mut mode, mut is_required, mut is_verified) = (None, None, true);
        for (key, value) in found {
            match (key.as_str(), value.to_ascii_uppercase().replace('-', "_").as_str()) {
                ("ssl_mode" | "sslmode", "DISABLED") => mode = Some(Mode::Plain),
                ("ssl_mode" | "sslmode", "PREFERRED") => mode = Some(Mode::Prefer),
                ("ssl_mode" | "sslmode", "REQUIRED") => mode = Some(Mode::Encrypt),
                ("ssl_mode" | "sslmode", "VERIFY_CA" | "VERIFY_IDENTITY") => mode = Some(Mode::Full),
                ("ssl_mode" | "sslmode", _) => {
                    let modes = "DISABLED, PREFERRED, REQUIRED, VERIFY_CA or VERIFY_IDENTITY";
                    return Err(refused(&format!("ssl-mode must be {modes}")));
                }
                ("ssl_ca", _) => security.file = Some(value.into()),
                ("require_ssl", flag @ ("TRUE" | "FALSE")) => is_required = Some(flag == "TRUE"),
                ("verify_ca", flag @ ("TRUE" | "FALSE")) => is_verified = flag == "TRUE",
                ("ssl_cert" | "ssl_key", _) => {
                    return Err(refused("certificates of clients (ssl-cert, ssl-key) are not supported"));
                }
                ("built_in_roots", _) => return Err(refused("ssl-ca=FILE says which authorities count")),
                _ => return Err(DatabaseError::Address),
            }
        }
        let mode = match (mode, is_required) {
            (Some(_), Some(_)) => return Err(refused("give ssl-mode or require_ssl, not both")),
            (None, Some(true)) => Some(if is_verified { Mode::Full } else { Mode::Encrypt }),
            (None, Some(false)) => Some(Mode::Plain),
            (mode, None) => mode,
        };
        security.mode = match mode {
            // The driver checks names whenever it checks authorities: stricter than asked where any name would do.
            None | Some(Mode::Encrypt) if security.file.is_some() => Mode::Full,
            mode => mode.unwrap_or(Mode::Prefer),
        };
        Ok((rest, security))
    }

    /// The driver of MySQL has no TLS on a socket of this machine; nobody listens there either.
    pub(super) fn of_socket(self) -> Result<Self, DatabaseError> {
        match self.mode {
            Mode::Plain | Mode::Prefer => Ok(Self { mode: Mode::Plain, ..self }),
            _ => Err(refused("a socket of this machine has none; leave ssl-mode out of its address")),
        }
    }

    pub(super) fn insecure(&self, fault: Fault) -> DatabaseError {
        const IN_FILE: &str = "the certificate of its authority must be in the file that the address names";
        let hint = fault.hint.map(|hint| if self.file.is_some() { IN_FILE } else { hint });
        DatabaseError::Insecure { reason: fault.words.to_owned(), hint: hint.map(str::to_owned) }
    }

    /// The server offers no TLS, and the address asks for it.
    pub(super) fn no_tls_there(&self) -> DatabaseError {
        let hint = format!("switch it on in the server; on a private network the operator may write {}", self.plain);
        DatabaseError::Insecure { reason: "it has no TLS".to_owned(), hint: Some(hint) }
    }
}

fn refused(reason: &str) -> DatabaseError {
    DatabaseError::Insecure { reason: reason.to_owned(), hint: None }
}

/// The address without these parameters, and what they say. Their names are compared without dashes and capitals.
fn take(address: &str, names: &[&str]) -> (String, Vec<(String, String)>) {
    // An account or a password may have a question mark in it.
    let after_account = address.find('@').unwrap_or(0);
    let Some(at) = address[after_account..].find('?').map(|at| after_account + at) else {
        return (address.to_owned(), Vec::new());
    };
    let (mut kept, mut taken) = (Vec::new(), Vec::new());
    for parameter in address[at + 1..].split('&') {
        let (key, value) = parameter.split_once('=').unwrap_or((parameter, ""));
        let key = decoded(key).to_ascii_lowercase().replace('-', "_");
        if names.contains(&key.as_str()) {
            taken.push((key, decoded(value)));
        } else {
            kept.push(parameter);
        }
    }
    let sign = if kept.is_empty() { "" } else { "?" };
    (format!("{}{sign}{}", &address[..at], kept.join("&")), taken)
}

fn decoded(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use orchestrator_databases::DatabaseError;

    use super::{Mode, Security};

    type Read = Result<(String, Security), DatabaseError>;

    /// What is left of the address, the mode and the file of authorities; or why it is refused.
    fn shown(read: Read) -> String {
        match read {
            Ok((rest, Security { mode, file, .. })) => {
                format!("{rest} {mode:?} {}", file.unwrap_or_default().display())
            }
            Err(DatabaseError::Insecure { reason, .. }) => reason,
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn sslmode_means_what_libpq_says() {
        let told = |address: &str| shown(Security::of_postgres(address, None));
        assert_eq!(told("postgresql://me:p?w@h/db"), "postgresql://me:p?w@h/db Prefer ");
        assert_eq!(
            told("postgresql://h/db?sslmode=disable&connect_timeout=3"),
            "postgresql://h/db?connect_timeout=3 Plain "
        );
        assert_eq!(told("postgresql://h/db?sslmode=require"), "postgresql://h/db Encrypt ");
        assert_eq!(told("postgresql://h/db?%73slmode=require"), "postgresql://h/db Encrypt ");
        assert_eq!(
            told("postgresql://h/db?sslmode=require&sslrootcert=%2Fca.pem"),
            "postgresql://h/db Authority /ca.pem"
        );
        assert_eq!(told("postgresql://h/db?sslrootcert=ca.pem"), "postgresql://h/db Authority ca.pem");
        assert_eq!(told("postgresql://h/db?sslmode=verify-full"), "postgresql://h/db Full ");
        assert_eq!(told("postgresql://h/db?sslrootcert=system"), "postgresql://h/db Full ");
        assert_eq!(
            told("postgresql://h/db?sslmode=require&sslrootcert=system"),
            "sslrootcert=system is safe with sslmode=verify-full alone"
        );
        assert_eq!(told("postgresql://h/db?sslmode=verify-ca"), "sslmode=verify-ca needs sslrootcert=FILE");
        assert_eq!(
            told("postgresql://h/db?sslmode=REQUIRED"),
            "sslmode must be disable, prefer, require, verify-ca or verify-full"
        );
        assert_eq!(
            told("postgresql://h/db?sslmode=require&sslcert=me.pem"),
            "certificates of clients (sslcert, sslkey) are not supported"
        );
        let (_, security) = Security::of_postgres("postgresql://h?sslmode=verify-ca", Some(PathBuf::from("own.pem")))
            .expect("understood");
        assert_eq!((security.mode, security.file), (Mode::Authority, Some(PathBuf::from("own.pem"))));
    }

    #[test]
    fn ssl_mode_means_what_mysql_says_or_more() {
        let told = |address: &str| shown(Security::of_mysql(address, None));
        assert_eq!(told("mysql://me:pw@h/db"), "mysql://me:pw@h/db Prefer ");
        assert_eq!(told("mysql://h/db?ssl-mode=DISABLED"), "mysql://h/db Plain ");
        assert_eq!(told("mysql://h/db?ssl_mode=required&pool_max=1"), "mysql://h/db?pool_max=1 Encrypt ");
        assert_eq!(told("mysql://h/db?ssl-mode=REQUIRED&ssl-ca=ca.pem"), "mysql://h/db Full ca.pem");
        assert_eq!(told("mysql://h/db?ssl-ca=ca.pem"), "mysql://h/db Full ca.pem");
        assert_eq!(told("mysql://h/db?ssl-mode=VERIFY_CA&require_ssl=false"), "give ssl-mode or require_ssl, not both");
        assert_eq!(told("mysql://h/db?ssl-mode=VERIFY_CA"), "mysql://h/db Full ");
        assert_eq!(told("mysql://h/db?require_ssl=true"), "mysql://h/db Full ");
        assert_eq!(told("mysql://h/db?require_ssl=true&verify_ca=false"), "mysql://h/db Encrypt ");
        assert_eq!(told("mysql://h/db?require_ssl=false"), "mysql://h/db Plain ");
        assert_eq!(
            told("mysql://h/db?ssl-mode=on"),
            "ssl-mode must be DISABLED, PREFERRED, REQUIRED, VERIFY_CA or VERIFY_IDENTITY"
        );
        assert_eq!(
            told("mysql://h/db?require_ssl=true&built_in_roots=false"),
            "ssl-ca=FILE says which authorities count"
        );
        let on_a_socket = |address: &str| {
            let (rest, security) = Security::of_mysql(address, None)?;
            Ok((rest, security.of_socket()?))
        };
        assert_eq!(shown(on_a_socket("mysql://localhost/db")), "mysql://localhost/db Plain ");
        assert_eq!(
            shown(on_a_socket("mysql://localhost/db?ssl-mode=REQUIRED")),
            "a socket of this machine has none; leave ssl-mode out of its address"
        );
    }
}
