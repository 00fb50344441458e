package mail.config;

import java.util.Map;
import java.util.TreeMap;

public final class MailSettings {
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
        String sender = values.get("sender");
        if (sender == null || sender.isEmpty()) {
            return "noreply@example.org";
        }
        return sender;
    }

    public String subjectPrefix() {
        String prefix = values.get("prefix");
        if (prefix == null || prefix.isEmpty()) {
            return "[mail]";
        }
        return prefix;
    }

    public String header(String subject) {
        return "From: " + sender() + "\nSubject: " + subjectPrefix() + " " + subject;
    }
}
