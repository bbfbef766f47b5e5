// Firestore's REST form of a value, such as {"integerValue": "3"}, as a value of the rules language.

import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExpressionListValue;
import com.google.firebase.rules.runtime.v1.ExpressionMapValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.util.JsonFormat;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.List;
import java.util.Map;

final class FirestoreValues {
  private FirestoreValues() {}

  static ExpressionValue toRules(JsonObject value) {
    Map.Entry<String, JsonElement> only = value.entrySet().iterator().next();
    JsonElement content = only.getValue();
    ExpressionValue.Builder result = ExpressionValue.newBuilder();
    return switch (only.getKey()) {
      case "nullValue" -> ExpressionValueUtils.NULL;
      case "booleanValue" -> result.setBoolValue(content.getAsBoolean()).build();
      case "integerValue" -> result.setIntValue(content.getAsLong()).build();
      case "doubleValue" -> result.setFloatValue(content.getAsDouble()).build();
      case "stringValue" -> result.setStringValue(content.getAsString()).build();
      case "bytesValue" ->
          result.setBytesValue(ByteString.copyFrom(Base64.getDecoder().decode(content.getAsString()))).build();
      case "timestampValue" -> parse("timestampValue", content);
      case "geoPointValue" -> parse("latlngValue", content);
      case "referenceValue" -> {
        String path = content.getAsString().replaceFirst("^projects/[^/]+/", "");
        yield ExpressionValueUtils.segmentsToPathExpressions(List.of(path.split("/")));
      }
      case "arrayValue" -> {
        ExpressionListValue.Builder list = ExpressionListValue.newBuilder();
        JsonObject array = content.getAsJsonObject();
        if (array.has("values")) {
          array.getAsJsonArray("values").forEach(item -> list.addValues(toRules(item.getAsJsonObject())));
        }
        yield result.setListValue(list).build();
      }
      case "mapValue" -> {
        ExpressionMapValue.Builder map = ExpressionMapValue.newBuilder();
        JsonObject object = content.getAsJsonObject();
        if (object.has("fields")) {
          object.getAsJsonObject("fields").entrySet()
              .forEach(field -> map.putFields(field.getKey(), toRules(field.getValue().getAsJsonObject())));
        }
        yield result.setMapValue(map).build();
      }
      default -> throw new IllegalArgumentException("Unknown Firestore value " + only.getKey());
    };
  }

  /** For kinds whose JSON form the protocol buffer library reads itself. */
  private static ExpressionValue parse(String field, JsonElement content) {
    JsonObject json = new JsonObject();
    json.add(field, content);
    ExpressionValue.Builder value = ExpressionValue.newBuilder();
    try {
      JsonFormat.parser().merge(json.toString(), value);
    } catch (InvalidProtocolBufferException failure) {
      throw new UncheckedIOException(failure);
    }
    return value.build();
  }
}
