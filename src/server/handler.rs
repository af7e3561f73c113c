//! One connection: requests in, answers out.

#![expect(deprecated, reason = "roots and log levels are still what most clients speak")]

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use orchestrator_runtime::ErrorClass;
use orchestrator_tools_registry::{Builtin, Origin, name_libraries};
use rmcp::ServerHandler;
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, CustomRequest, CustomResult, ErrorCode,
    ErrorData, GetPromptRequestParams, GetPromptResponse, Implementation, ListPromptsResult,
    ListResourceTemplatesResult, ListResourcesResult, ListToolsResult, LoggingLevel, PaginatedRequestParams,
    ReadResourceRequestParams, ReadResourceResponse, ServerCapabilities, ServerConfig, SetLevelRequestParams, Tool,
    ToolAnnotations,
};
use rmcp::service::{NotificationContext, Peer, RequestContext, RoleServer};
use tokio::sync::watch;

use super::stream::Notices;
use super::{Shared, attachments, errands, prompts, resources};
use crate::audit::digest;
use crate::tools::{Caller, Outcome, ToolError, Toolbox, find_tool};

const INSTRUCTIONS: &str = include_str!("instructions.md");

/// How long a tool waits for the client to name its roots.
const PATIENCE_FOR_ROOTS: Duration = Duration::from_secs(3);

#[derive(Clone)]
pub(crate) struct Server {
    shared: Arc<Shared>,
    /// Keeps the sessions of connections apart.
    scope: Arc<str>,
    /// From this severity on the client wants log messages.
    level: Arc<Mutex<LoggingLevel>>,
    /// Whether the client's roots decide which project it is: never for clients that may be elsewhere.
    follows_roots: bool,
    /// The project once it is known, or why there is none.
    project: Arc<watch::Sender<Option<Chosen>>>,
}

type Chosen = Result<Arc<Toolbox>, String>;

impl Server {
    /// One on standard streams: whoever started it is on this machine.
    pub(super) fn of_streams(shared: Arc<Shared>) -> Self {
        let follows_roots = shared.projects.follow_roots();
        Self { follows_roots, ..Self::of_http(shared, String::new()) }
    }

    pub(super) fn of_http(shared: Arc<Shared>, scope: String) -> Self {
        Self {
            shared,
            scope: scope.into(),
            level: Arc::new(Mutex::new(LoggingLevel::Info)),
            follows_roots: false,
            project: Arc::default(),
        }
    }

    /// The project of this connection. Clients without roots work in the usual one.
    async fn toolbox(&self, context: &RequestContext<RoleServer>) -> Result<Arc<Toolbox>, ErrorData> {
        let has_roots = context.client_capabilities().is_some_and(|capabilities| capabilities.roots.is_some());
        if !self.follows_roots || !has_roots || is_stateless(context) {
            return Ok(self.shared.projects.usual());
        }
        let mut project = self.project.subscribe();
        let known = tokio::time::timeout(PATIENCE_FOR_ROOTS, project.wait_for(Option::is_some)).await;
        let known = known.ok().and_then(Result::ok).and_then(|known| known.clone());
        let chosen = known.unwrap_or_else(|| Err("the client did not name its roots".to_owned()));
        chosen.map_err(|reason| ErrorData::internal_error(format!("there is no project to work in: {reason}"), None))
    }

    async fn ask_for_roots(&self, peer: &Peer<RoleServer>) {
        let has_roots = peer.peer_info().is_some_and(|info| info.capabilities.roots.is_some());
        if !self.follows_roots || !has_roots {
            return;
        }
        let chosen = match tokio::time::timeout(PATIENCE_FOR_ROOTS, peer.list_roots()).await {
            Ok(Ok(answer)) => {
                let shared = Arc::clone(&self.shared);
                let uris: Vec<String> = answer.roots.into_iter().map(|root| root.uri).collect();
                let opened = tokio::task::spawn_blocking(move || shared.projects.of_roots(&uris)).await;
                opened.unwrap_or_else(|_| Err("the client's root cannot be opened".to_owned()))
            }
            _ => Err("the client did not name its roots".to_owned()),
        };
        self.project.send_replace(Some(chosen));
    }

    /// From which severity on this request's log messages are wanted; none for newer clients that
    /// did not ask.
    fn level(&self, context: &RequestContext<RoleServer>) -> Option<LoggingLevel> {
        if is_stateless(context) {
            return context.meta.log_level();
        }
        Some(*self.level.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn caller(&self, context: &RequestContext<RoleServer>) -> Caller {
        let (cancelled, shutdown) = (context.ct.clone(), self.shared.shutdown.clone());
        let client = context.client_info().map(|info| format!("{} {}", info.name, info.version)).unwrap_or_default();
        Caller {
            origin: Origin::Client,
            scope: if is_stateless(context) { scope_of_stateless(context, &client) } else { self.scope.to_string() },
            client,
            is_cancelled: Arc::new(move || cancelled.is_cancelled() || shutdown.is_cancelled()),
            sink: None,
            confirm: None,
            listener: None,
        }
    }
}

/// From revision 2026-07-28 on every request stands for itself, and the server asks for nothing.
pub(super) fn is_stateless(context: &RequestContext<RoleServer>) -> bool {
    context.protocol_version().is_some_and(|version| !version.has_initialize())
}

/// Where there are no connections to tell callers apart, what comes with each request does: the token, the page it is sent from
/// and the name of the program. On standard streams there is one client.
fn scope_of_stateless(context: &RequestContext<RoleServer>, client: &str) -> String {
    let Some(request) = context.extensions.get::<http::request::Parts>() else { return String::new() };
    let header = |name| request.headers.get(name).map(|value| String::from_utf8_lossy(value.as_bytes()));
    let who = [header(http::header::AUTHORIZATION), header(http::header::ORIGIN), Some(client.into())];
    format!("http {}", digest(&format!("{who:?}")))
}

impl ServerHandler for Server {
    fn get_info(&self) -> ServerConfig {
        let capabilities =
            ServerCapabilities::builder().enable_logging().enable_prompts().enable_resources().enable_tools().build();
        ServerConfig::new(capabilities)
            .with_server_info(Implementation::new("orchestrator", env!("CARGO_PKG_VERSION")))
            .with_instructions(name_libraries(INSTRUCTIONS.trim()))
    }

    async fn on_initialized(&self, context: NotificationContext<RoleServer>) {
        self.ask_for_roots(&context.peer).await;
    }

    async fn on_roots_list_changed(&self, context: NotificationContext<RoleServer>) {
        self.ask_for_roots(&context.peer).await;
    }

    async fn set_level(
        &self,
        request: SetLevelRequestParams,
        _context: RequestContext<RoleServer>,
    ) -> Result<(), ErrorData> {
        *self.level.lock().unwrap_or_else(PoisonError::into_inner) = request.level;
        Ok(())
    }

    async fn list_tools(
        &self,
        _request: Option<PaginatedRequestParams>,
        _context: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(listed_tools(|setting| self.shared.settings.is_on(setting))))
    }

    fn get_tool(&self, name: &str) -> Option<Tool> {
        Builtin::named(name).map(show)
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let toolbox = self.toolbox(&context).await?;
        let mut notices = Notices::start(&context, self.level(&context));
        let scope = (!is_stateless(&context)).then_some(&*self.scope);
        let (desk, errands) = errands::open(&context, scope);
        let caller = Caller {
            sink: notices.sink.take(),
            confirm: desk.confirm(),
            listener: Some(desk.listener(notices.relay())),
            ..self.caller(&context)
        };
        let knows_links = attachments::knows_links(&context);
        let shared = Arc::clone(&self.shared);
        let work = move || {
            if !shared.canary.lives() {
                shared.shutdown.cancel();
                return Err(ToolError::failed(ErrorClass::RuntimeError, "the sandbox does not hold on this machine"));
            }
            let outcome = toolbox.call(find_tool(&request.name)?, request.arguments.unwrap_or_default(), caller)?;
            let attached = attachments::blocks(&toolbox, &outcome.files, knows_links);
            Ok((outcome, attached))
        };
        let result = errands.run_during(tokio::task::spawn_blocking(work)).await;
        notices.finish().await;
        match result {
            Ok(result) => answer(result).map(CallToolResponse::from),
            Err(_) => Err(ErrorData::internal_error("the tool failed unexpectedly", None)),
        }
    }

    async fn list_resources(
        &self,
        request: Option<PaginatedRequestParams>,
        context: RequestContext<RoleServer>,
    ) -> Result<ListResourcesResult, ErrorData> {
        let toolbox = self.toolbox(&context).await?;
        let cursor = request.and_then(|request| request.cursor);
        blocking(move || resources::list(&toolbox, cursor.as_deref())).await
    }

    async fn list_resource_templates(
        &self,
        _request: Option<PaginatedRequestParams>,
        _context: RequestContext<RoleServer>,
    ) -> Result<ListResourceTemplatesResult, ErrorData> {
        Ok(resources::templates())
    }

    async fn read_resource(
        &self,
        request: ReadResourceRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<ReadResourceResponse, ErrorData> {
        let toolbox = self.toolbox(&context).await?;
        let caller = self.caller(&context);
        blocking(move || resources::read(&toolbox, &request.uri, &caller).map(ReadResourceResponse::from)).await
    }

    async fn list_prompts(
        &self,
        _request: Option<PaginatedRequestParams>,
        _context: RequestContext<RoleServer>,
    ) -> Result<ListPromptsResult, ErrorData> {
        Ok(prompts::list())
    }

    async fn get_prompt(
        &self,
        request: GetPromptRequestParams,
        _context: RequestContext<RoleServer>,
    ) -> Result<GetPromptResponse, ErrorData> {
        prompts::get(&request.name, &request.arguments.unwrap_or_default()).map(GetPromptResponse::from)
    }

    /// What the SDK could not read as a request it knows.
    async fn on_custom_request(
        &self,
        request: CustomRequest,
        _context: RequestContext<RoleServer>,
    ) -> Result<CustomResult, ErrorData> {
        let method = request.method;
        if METHODS.contains(&method.as_str()) {
            return Err(ErrorData::invalid_params(format!("the parameters of {method} are not valid"), None));
        }
        Err(ErrorData::new(ErrorCode::METHOD_NOT_FOUND, format!("there is no method '{method:.60}'"), None))
    }
}

/// Methods of every revision that need parameters: without good ones the SDK does not know them.
const METHODS: [&str; 3] = ["tools/call", "resources/read", "prompts/get"];

/// Files and workers are waited for off the reactor.
async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, ErrorData> + Send + 'static,
) -> Result<T, ErrorData> {
    let result = tokio::task::spawn_blocking(work).await;
    result.unwrap_or_else(|_| Err(ErrorData::internal_error("the request failed unexpectedly", None)))
}

/// What every client loads and pays for in tokens.
fn listed_tools(is_on: impl Fn(&str) -> bool) -> Vec<Tool> {
    Builtin::listed(is_on).map(show).collect()
}

fn show(tool: Builtin) -> Tool {
    let definition = tool.definition();
    let brief = &definition.brief;
    let hints = brief.annotations;
    let annotations = ToolAnnotations::from_raw(
        None,
        hints.read_only_hint,
        hints.destructive_hint,
        hints.idempotent_hint,
        hints.open_world_hint,
    );
    let tool = Tool::new(definition.name, definition.description.as_str(), Arc::clone(&brief.input_schema))
        .with_title(definition.title.as_str())
        .with_annotations(annotations);
    match &brief.output_schema {
        Some(schema) => tool.with_raw_output_schema(Arc::clone(schema)),
        None => tool,
    }
}

/// An unknown tool is the client's mistake; everything else is for the model to read and mend.
fn answer(result: Result<(Outcome, Vec<ContentBlock>), ToolError>) -> Result<CallToolResult, ErrorData> {
    let (outcome, attached) = match result {
        Ok(answered) => answered,
        Err(error @ ToolError::Unknown { .. }) => {
            let hint = error.hint().map(|hint| format!("; {hint}")).unwrap_or_default();
            return Err(ErrorData::invalid_params(format!("{error}{hint}"), None));
        }
        Err(error) => {
            let hint = error.hint().map(|hint| format!("\nhint: {hint}")).unwrap_or_default();
            return Ok(CallToolResult::error(vec![ContentBlock::text(format!("{}: {error}{hint}", error.kind()))]));
        }
    };
    let content = std::iter::once(ContentBlock::text(outcome.text)).chain(attached).collect();
    let mut answer = if outcome.is_error { CallToolResult::error(content) } else { CallToolResult::success(content) };
    answer.structured_content = Some(outcome.structured);
    Ok(answer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_tools_are_listed_on_request() {
        let names =
            |is_on: &dyn Fn(&str) -> bool| listed_tools(is_on).into_iter().map(|tool| tool.name).collect::<Vec<_>>();
        let usual = names(&|_| false);
        let more = |wanted: &str| {
            names(&|setting| setting == wanted).into_iter().filter(|name| !usual.contains(name)).collect::<Vec<_>>()
        };
        assert_eq!(more("direct_tools"), ["call_tool"]);
        assert_eq!(more("run_tools"), ["start_run", "next_phase", "run_status"]);
    }

    #[test]
    fn the_list_of_tools_is_cheap() {
        let listed = listed_tools(|_| false);
        let text = serde_json::to_string(&listed).expect("JSON");
        let n_tokens = bpe_openai::o200k_base().count(&text);
        println!("tools/list: {} tools, {n_tokens} tokens (o200k)", listed.len());
        assert!(n_tokens < 1200, "{n_tokens} tokens");
    }
}
