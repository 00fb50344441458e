package i18n.messages;

import java.util.HashMap;
import java.util.Map;

/** Looks messages up in "de_AT", then "de", then the root language "". */
public final class Catalog {

    private final Map<String, Map<String, String>> languages = new HashMap<>();
    private int misses;

    public Catalog define(String language, String key, String text) {
        if (key == null) {
            throw new IllegalArgumentException("key");
        }
        String name = language == null ? "" : language;
        Map<String, String> messages = languages.get(name);
        if (messages == null) {
            messages = new HashMap<>();
            languages.put(name, messages);
        }
        messages.put(key, text);
        return this;
    }

    public String text(String language, String key, String... args) {
        String pattern = find(language == null ? "" : language, key);
        if (pattern == null) {
            misses++;
            return "!" + key + "!";
        }
        if (args == null || args.length == 0) {
            return pattern;
        }
        String result = pattern;
        for (int i = 0; i < args.length; i++) {
            String arg = args[i];
            result = result.replace("{" + i + "}", arg == null ? "-" : arg);
        }
        return result;
    }

    private String find(String language, String key) {
        String name = language;
        while (true) {
            Map<String, String> messages = languages.get(name);
            if (messages != null) {
                String text = messages.get(key);
                if (text != null) {
                    return text;
                }
            }
            if (name.isEmpty()) {
                return null;
            }
            int cut = name.lastIndexOf('_');
            name = cut < 0 ? "" : name.substring(0, cut);
        }
    }

    public int defined(String language) {
        Map<String, String> messages = languages.get(language);
        return messages == null ? 0 : messages.size();
    }

    public int misses() {
        return misses;
    }
}
