package mail.config;

import java.util.Map;
import java.util.TreeMap;

public final class MailSettings {
    private static final String DEFAULT_SENDER = "noreply@example.org";
    private static final String DEFAULT_PREFIX = "[mail]";

    private final Map<String, String> values = new TreeMap<>();

    public MailSettings set(String key, String value) {
        if (value == null) {
            values.remove(key);
        } else {
            values.put(key, value.trim());
        }
        return this;
    }

    public String sender() {
        return values.getOrDefault("sender", DEFAULT_SENDER);
    }

    public String subjectPrefix() {
        return values.getOrDefault("prefix", DEFAULT_PREFIX);
    }

    public String header(String subject) {
        return "From: " + sender() + "\nSubject: " + subjectPrefix() + " " + subject;
    }
}
