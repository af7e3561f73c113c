//! Connections of the HTTP transport: how many there may be, how long a request may take to arrive, and that none of them
//! outlives the server.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

/// Each may hold a request in memory while it arrives. More wait until one ends.
const MOST: usize = 256;

/// For what is still being answered when the server ends.
const FAREWELL: Duration = Duration::from_secs(2);

/// The machine may have no file left for a connection; it has one when another ends.
const OUT_OF_FILES: Duration = Duration::from_millis(100);

/// Answers connections until `shutdown`; the head of a request may take `patience` to arrive.
pub(super) async fn accept(listener: TcpListener, router: Router, patience: Duration, shutdown: CancellationToken) {
    let places = Arc::new(Semaphore::new(MOST));
    let mut open = JoinSet::new();
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(patience);
    loop {
        let next = async {
            let place = Arc::clone(&places).acquire_owned().await;
            (place, listener.accept().await)
        };
        tokio::select! {
            () = shutdown.cancelled() => break,
            Some(_) = open.join_next() => {}
            (place, accepted) = next => match accepted {
                Ok((stream, _)) => {
                    let answered = answer(builder.clone(), stream, router.clone(), shutdown.clone());
                    open.spawn(async move {
                        answered.await;
                        drop(place);
                    });
                }
                Err(_) => tokio::time::sleep(OUT_OF_FILES).await,
            },
        }
    }
    drop(listener);
    // Whoever takes longer is cut off.
    let _ = tokio::time::timeout(FAREWELL, async { while open.join_next().await.is_some() {} }).await;
}

async fn answer(builder: http1::Builder, stream: TcpStream, router: Router, shutdown: CancellationToken) {
    let mut connection = pin!(builder.serve_connection(TokioIo::new(stream), TowerToHyperService::new(router)));
    tokio::select! {
        _ = connection.as_mut() => return,
        () = shutdown.cancelled() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}
