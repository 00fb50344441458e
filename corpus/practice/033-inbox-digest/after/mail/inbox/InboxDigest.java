package mail.inbox;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public final class InboxDigest {
    private final List<Message> messages;

    public InboxDigest(List<Message> messages) {
        this.messages = List.copyOf(messages);
    }

    /** At most max different labels; messages without a label do not appear. */
    public List<String> labels(Predicate<? super Message> wanted, Function<? super Message, String> label, int max) {
        Objects.requireNonNull(wanted);
        Objects.requireNonNull(label);
        return messages.stream()
                .filter(wanted)
                .map(label)
                .filter(Objects::nonNull)
                .distinct()
                .limit(Math.max(0, max))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public Map<String, Integer> unreadBySender() {
        return unread().collect(Collectors.toMap(Message::sender, message -> 1, Integer::sum, LinkedHashMap::new));
    }

    /** The subject of the first unread message that passes every check, or null. */
    public String firstPassing(List<Predicate<Message>> checks) {
        List<Predicate<Message>> all = new ArrayList<>(checks);
        Optional<Message> first = unread()
                .filter(message -> all.stream().allMatch(check -> check.test(message)))
                .findFirst();
        return first.isPresent() ? first.get().subject() : null;
    }

    private Stream<Message> unread() {
        return messages.stream().filter(Message::unread);
    }
}
