package i18n.messages;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Looks messages up in "de_AT", then "de", then the root language "". */
public final class Catalog {

    private static final String ROOT = "";

    private final Map<String, Map<String, String>> languages = new HashMap<>();
    private int misses;

    public Catalog define(String language, String key, String text) {
        if (key == null) {
            throw new IllegalArgumentException("key");
        }
        languages.computeIfAbsent(Objects.requireNonNullElse(language, ROOT), name -> new HashMap<>())
                .put(key, text);
        return this;
    }

    public String text(String language, String key, String... args) {
        Optional<String> pattern = find(Objects.requireNonNullElse(language, ROOT), key);
        if (pattern.isEmpty()) {
            misses++;
            return "!" + key + "!";
        }
        String result = pattern.get();
        for (int i = 0; args != null && i < args.length; i++) {
            result = result.replace("{" + i + "}", Objects.requireNonNullElse(args[i], "-"));
        }
        return result;
    }

    private Optional<String> find(String language, String key) {
        return Stream.iterate(language, Objects::nonNull, Catalog::parent)
                .map(name -> languages.getOrDefault(name, Map.of()))
                .filter(messages -> messages.size() > 0)
                .map(messages -> messages.get(key))
                .filter(Objects::nonNull)
                .findFirst();
    }

    private static String parent(String name) {
        if (name.isEmpty()) {
            return null;
        }
        int cut = name.lastIndexOf('_');
        return cut < 0 ? ROOT : name.substring(0, cut);
    }

    public int defined(String language) {
        return languages.getOrDefault(language, Map.of()).size();
    }

    public int misses() {
        return misses;
    }
}
