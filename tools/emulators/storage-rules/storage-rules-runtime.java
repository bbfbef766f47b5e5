// Stands in for Google's cloud-storage-rules-runtime jar where that cannot be downloaded (closed networks).
// It needs nothing but the Firestore emulator's jar, which holds the complete rules engine, firebase.storage included.
//
// It speaks the protocol of firebase-tools/lib/emulator/storage/rules/runtime.js: one JSON message per line on
// stdin and stdout.
//   ->  {id, action: "load_ruleset", context: {rulesetName, source: {files: [{name, content}]}}}
//   ->  {id, action: "verify", context: {rulesetName, service, path, method, variables}}
//   <-  {id, status: "ok", result, errors: [], warnings: []}
//   <-  {server_request_id, action: "fetch_firestore_document", context: {path}}    (a rule calls firestore.get)
//   ->  {id, status, result: {name, fields}}                                        (the document)
//
// For local runs and tests only. The classes are not public because the file names are kebab-case.

import com.google.common.util.concurrent.SettableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.EvaluationListener;
import com.google.firebase.rules.runtime.common.Evaluator;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.Expression;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

final class StorageRulesRuntime {
  private static final int READY_MESSAGE_ID = -1; // what firebase-tools waits for after starting the process
  private static final int EVALUATION_TIMEOUT_SECONDS = 30;

  /** Loaded rules by the name that firebase-tools gave them. */
  private final Map<String, RulesetAst> rulesets = new ConcurrentHashMap<>();

  /** Evaluations that wait for a Firestore document, by the id of the request being evaluated. */
  private final Map<Long, SettableFuture<JsonObject>> awaitedDocuments = new ConcurrentHashMap<>();

  private final MessageWriter writer = new MessageWriter(new FileOutputStream(FileDescriptor.out));

  public static void main(String[] args) throws Exception {
    System.setOut(System.err); // stdout carries the protocol and nothing else
    java.util.logging.LogManager.getLogManager().reset(); // the engine's log lines would be shown as warnings
    new StorageRulesRuntime().serve();
  }

  /** Answers requests until stdin ends, which is when firebase-tools has gone: no process stays behind. */
  private void serve() throws Exception {
    ExecutorService workers = Executors.newCachedThreadPool(task -> {
      Thread thread = new Thread(task);
      thread.setDaemon(true);
      return thread;
    });
    JsonObject ready = new JsonObject();
    ready.addProperty("id", READY_MESSAGE_ID);
    ready.addProperty("status", "ok");
    writer.send(ready);
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      if (line.isBlank()) continue;
      JsonObject message = JsonParser.parseString(line).getAsJsonObject();
      long id = message.get("id").getAsLong();
      if (message.has("action")) {
        workers.execute(() -> answer(id, message));
      } else {
        SettableFuture<JsonObject> awaited = awaitedDocuments.remove(id);
        if (awaited != null) awaited.set(message);
      }
    }
  }

  private void answer(long id, JsonObject message) {
    JsonObject result = new JsonObject();
    JsonArray errors = new JsonArray();
    JsonArray warnings = new JsonArray();
    try {
      JsonObject context = message.getAsJsonObject("context");
      String action = message.get("action").getAsString();
      switch (action) {
        case "load_ruleset" -> loadRuleset(context, result, errors, warnings);
        case "verify" -> verify(id, context, result, warnings);
        default -> errors.add("Unknown action: " + action);
      }
    } catch (Exception | LinkageError failure) {
      errors.add(failure.toString());
    }
    JsonObject answer = new JsonObject();
    answer.addProperty("id", id);
    answer.addProperty("status", "ok");
    answer.add("result", result);
    answer.add("errors", errors);
    answer.add("warnings", warnings);
    writer.send(answer);
  }

  private void loadRuleset(JsonObject context, JsonObject result, JsonArray errors, JsonArray warnings) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      source.addFiles(
          File.newBuilder().setName(file.get("name").getAsString()).setContent(file.get("content").getAsString()));
    }
    FirebaseRulesLangOptions language =
        FirebaseRulesLangOptions.builder().allowTernaryOperator(true).allowCrossServiceRules(true).build();
    CompileResult compiled = FirebaseRulesProtoCompiler.createStandalone(language).compile(source);
    for (Issue issue : compiled.getIssues()) {
      (issue.getSeverity() == Issue.Severity.ERROR ? errors : warnings).add(describe(issue));
    }
    if (compiled.hasCompilationError()) {
      if (errors.isEmpty()) errors.add("The rules do not compile");
      return;
    }
    RulesetAst ruleset = compiled.getRulesetAst();
    boolean coversStorage = ruleset.getServiceRulesList().stream()
        .anyMatch(service -> service.getServiceName().getName().equals("firebase.storage"));
    if (!coversStorage) warnings.add("No 'service firebase.storage' in the rules: everything is denied");
    rulesets.put(context.get("rulesetName").getAsString(), ruleset);
    result.addProperty("rulesVersion", Math.max(1, ruleset.getVersionValue()));
  }

  private static String describe(Issue issue) {
    var position = issue.getSourcePosition();
    return position.getFileName() + ":" + position.getLine() + ":" + position.getColumn() + " "
        + issue.getSeverity() + " " + issue.getDescription();
  }

  private void verify(long id, JsonObject context, JsonObject result, JsonArray warnings) throws Exception {
    RulesetAst ruleset = rulesets.get(context.get("rulesetName").getAsString());
    if (ruleset == null) throw new IllegalStateException("This ruleset was never loaded");
    FirestoreDocuments documents = new FirestoreDocuments(path -> fetchDocument(id, path));
    Set<String> problems = ConcurrentHashMap.newKeySet();
    RuleContext.Builder rules = RuleContext.builder()
        .service(context.get("service").getAsString())
        .method(context.get("method").getAsString())
        .path(context.get("path").getAsString())
        .functions(List.of(documents.getFunction(), documents.existsFunction()));
    for (Map.Entry<String, JsonElement> variable : context.getAsJsonObject("variables").entrySet()) {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().ignoringUnknownFields().merge(variable.getValue().toString(), value);
      rules.supplyVariable(variable.getKey(), value.build());
    }
    rules.listeners(List.of(collectingInto(problems)));
    boolean permit;
    try {
      permit = new DefaultEvaluator(ruleset)
          .evaluate(rules.build())
          .get(EVALUATION_TIMEOUT_SECONDS, TimeUnit.SECONDS)
          .permit();
    } catch (ExecutionException failure) { // as in production, an evaluation that fails denies
      permit = false;
      problems.add(String.valueOf(failure.getCause().getMessage()));
    }
    result.addProperty("permit", permit);
    if (!permit) problems.forEach(problem -> warnings.add("Rule evaluation error: " + problem));
  }

  private static Supplier<EvaluationListener> collectingInto(Set<String> problems) {
    return () -> new EvaluationListener() {
      @Override
      public void afterSinglePermissionEvaluation(Evaluator.Context context, Throwable failure, Expression rule) {
        problems.add(String.valueOf(failure.getMessage()));
      }
    };
  }

  /** Asks firebase-tools for a document; it finds the evaluation again by `server_request_id`. */
  private SettableFuture<JsonObject> fetchDocument(long requestId, String path) {
    SettableFuture<JsonObject> document = SettableFuture.create();
    awaitedDocuments.put(requestId, document);
    JsonObject context = new JsonObject();
    context.addProperty("path", path);
    context.addProperty("method", "get");
    JsonObject request = new JsonObject();
    request.addProperty("action", "fetch_firestore_document");
    request.addProperty("server_request_id", requestId);
    request.add("context", context);
    writer.send(request);
    return document;
  }

  /** One message a line. */
  private static final class MessageWriter {
    private final OutputStream out;

    MessageWriter(OutputStream out) {
      this.out = new BufferedOutputStream(out);
    }

    synchronized void send(JsonObject message) {
      try {
        out.write((message + "\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
      } catch (java.io.IOException failure) { // firebase-tools has gone
        throw new UncheckedIOException(failure);
      }
    }
  }
}
