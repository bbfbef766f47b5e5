// firestore.get(path) and firestore.exists(path) inside storage rules.

import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionMapValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonObject;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** The documents that one evaluation has read. */
final class FirestoreDocuments {
  private static final int MAX_DOCUMENTS = 2; // production's limit for one evaluation
  private static final int READ_TIMEOUT_SECONDS = 20;

  private final Function<String, ? extends Future<JsonObject>> fetch;
  private final Map<String, JsonObject> read = new HashMap<>();

  /** @param fetch document path -> {status: "ok" or other, result: {name, fields}} as Firestore's REST API has it */
  FirestoreDocuments(Function<String, ? extends Future<JsonObject>> fetch) {
    this.fetch = fetch;
  }

  AsyncRuntimeFunction getFunction() {
    return function("firestore.get", (path, argument) -> {
      JsonObject answer = read(path);
      if (!isFound(answer)) throw new IllegalArgumentException("firestore.get: no document at " + path);
      return toResource(path, argument, answer.getAsJsonObject("result"));
    });
  }

  AsyncRuntimeFunction existsFunction() {
    return function("firestore.exists", (path, argument) -> ExpressionValueUtils.createValue(isFound(read(path))));
  }

  private interface Body {
    ExpressionValue apply(String path, ExpressionValue argument) throws Exception;
  }

  private static AsyncRuntimeFunction function(String name, Body body) {
    return new AsyncRuntimeFunction() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
        try {
          ExpressionValue argument = request.getArguments(0);
          String path = "/" + String.join("/",
              ExpressionValueUtils.getPathSegments(request.getSourcePosition(), argument.getPathValue()));
          return Futures.immediateFuture(ExpressionValueUtils.createResponse(body.apply(path, argument)));
        } catch (Exception failure) {
          return Futures.immediateFailedFuture(failure);
        }
      }
    };
  }

  private static boolean isFound(JsonObject answer) {
    return "ok".equals(answer.get("status").getAsString());
  }

  /** Synchronized: firebase-tools can only match one outstanding read per evaluation. */
  private synchronized JsonObject read(String path) throws Exception {
    JsonObject known = read.get(path);
    if (known != null) return known;
    if (read.size() >= MAX_DOCUMENTS) {
      throw new IllegalStateException("More than " + MAX_DOCUMENTS + " Firestore documents read by storage rules");
    }
    JsonObject answer = fetch.apply(path).get(READ_TIMEOUT_SECONDS, TimeUnit.SECONDS);
    read.put(path, answer);
    return answer;
  }

  /** What rules see: `data`, `id` and `__name__`. */
  private static ExpressionValue toResource(String path, ExpressionValue name, JsonObject document) {
    ExpressionMapValue.Builder data = ExpressionMapValue.newBuilder();
    if (document.has("fields")) {
      document.getAsJsonObject("fields").entrySet()
          .forEach(field -> data.putFields(field.getKey(), FirestoreValues.toRules(field.getValue().getAsJsonObject())));
    }
    ExpressionMapValue.Builder resource = ExpressionMapValue.newBuilder()
        .putFields("data", ExpressionValue.newBuilder().setMapValue(data).build())
        .putFields("id", ExpressionValueUtils.createValue((Object) path.substring(path.lastIndexOf('/') + 1)))
        .putFields("__name__", name);
    return ExpressionValue.newBuilder().setMapValue(resource).build();
  }
}
