package mail.inbox;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

public final class InboxDigest {
    private final List<Message> messages;

    public InboxDigest(List<Message> messages) {
        this.messages = List.copyOf(messages);
    }

    /** At most max different labels; messages without a label do not appear. */
    public List<String> labels(Predicate<? super Message> wanted, Function<? super Message, String> label, int max) {
        Objects.requireNonNull(wanted);
        Objects.requireNonNull(label);
        List<String> labels = new ArrayList<>();
        if (max <= 0) {
            return labels;
        }
        Set<String> seen = new HashSet<>();
        for (Message message : messages) {
            if (!wanted.test(message)) {
                continue;
            }
            String text = label.apply(message);
            if (text == null) {
                continue;
            }
            if (seen.add(text)) {
                labels.add(text);
                if (labels.size() == max) {
                    break;
                }
            }
        }
        return labels;
    }

    public Map<String, Integer> unreadBySender() {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (Message message : messages) {
            if (message.unread()) {
                Integer count = counts.get(message.sender());
                counts.put(message.sender(), count == null ? 1 : count + 1);
            }
        }
        return counts;
    }

    /** The subject of the first unread message that passes every check, or null. */
    public String firstPassing(List<Predicate<Message>> checks) {
        List<Predicate<Message>> all = new ArrayList<>(checks);
        for (Message message : messages) {
            if (message.unread()) {
                boolean passed = true;
                for (Predicate<Message> check : all) {
                    if (!check.test(message)) {
                        passed = false;
                        break;
                    }
                }
                if (passed) {
                    return message.subject();
                }
            }
        }
        return null;
    }
}
