#[global_allocator]
static A: orchestrator_runtime::CountingAllocator<mimalloc::MiMalloc> = orchestrator_runtime::CountingAllocator(mimalloc::MiMalloc);
fn main() {
    orchestrator_runtime::limits::memory::declare_installed();
    orchestrator_runtime::limits::crash::catch_faults();
    let args: Vec<String> = std::env::args().collect();
    let code = if args[1] == "-c" { args[2].clone() } else { std::fs::read_to_string(&args[1]).unwrap() };
    let lib = orchestrator_stdlib_shims::shared_library();
    let t = std::time::Instant::now();
    let mut s = orchestrator_runtime::Session::start(&lib, orchestrator_runtime::Isolation::Production, &orchestrator_runtime::Access::project(".")).unwrap();
    eprintln!("boot {:?}", t.elapsed());
    let mut e = orchestrator_runtime::Execution::new(code);
    e.skip_safety_check = std::env::var("NOCHECK").is_ok();
    if let Ok(t) = std::env::var("T") { e.limits.timeout = std::time::Duration::from_secs_f64(t.parse().unwrap()); }
    let r = s.execute(e);
    println!("{}", serde_json::to_string_pretty(&r).unwrap());
    if let Some(e) = r.error { println!("{}", e.traceback); }
    std::process::exit(0);
}
