package chat.routing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public final class MessageRouter {
    private final Map<String, Double> metrics = new TreeMap<>();
    private final List<String> deadLetters = new ArrayList<>();
    private final Handler chain;
    private int ignored;

    public MessageRouter(AlertSink sink) {
        chain = ((Handler) this::ignore)
                .orElse(Handler.alerts(sink))
                .orElse(Handler.metrics(metrics))
                .orElse(Handler.deadLetters(deadLetters));
    }

    public String route(String message) {
        return chain.tryHandle(message.strip());
    }

    private String ignore(String message) {
        if (!message.isEmpty() && !message.startsWith("//")) {
            return null;
        }
        ignored++;
        return "ignored";
    }

    public double metric(String name) {
        return metrics.getOrDefault(name, 0.0);
    }

    public List<String> deadLetters() {
        List<String> copy = new ArrayList<>(deadLetters);
        deadLetters.clear();
        return copy;
    }

    public int ignored() {
        return ignored;
    }

    public String summary() {
        return metrics.keySet() + " " + deadLetters.size() + " " + ignored;
    }
}
