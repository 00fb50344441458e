package assay.worker.engine;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Texts and lists of texts on the wire; what is not there is empty. */
final class Json {

    static Map<String, String> texts(JsonObject object) {
        var texts = new LinkedHashMap<String, String>();
        if (object != null)
            for (Map.Entry<String, JsonElement> entry : object.entrySet())
                texts.put(entry.getKey(), entry.getValue().getAsString());
        return texts;
    }

    static List<String> strings(JsonArray array) {
        var strings = new ArrayList<String>();
        if (array != null) array.forEach(element -> strings.add(element.getAsString()));
        return List.copyOf(strings);
    }

    private Json() {}
}
