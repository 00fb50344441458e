package chat.routing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public final class MessageRouter {
    private final AlertSink sink;
    private final Map<String, Double> metrics = new TreeMap<>();
    private final List<String> deadLetters = new ArrayList<>();
    private int ignored;

    public MessageRouter(AlertSink sink) {
        this.sink = sink;
    }

    public String route(String message) {
        if (message == null) {
            throw new NullPointerException();
        }
        String m = message.strip();
        if (m.isEmpty() || m.startsWith("//")) {
            ignored++;
            return "ignored";
        } else if (m.startsWith("ALERT:") || m.startsWith("WARN:")) {
            int severity = m.startsWith("ALERT:") ? 2 : 1;
            String text = m.substring(m.indexOf(':') + 1);
            if (sink.alert(severity, text)) {
                return "alerted";
            }
            deadLetters.add(m);
            return "dead";
        } else if (m.startsWith("METRIC:")) {
            int eq = m.indexOf('=');
            if (eq > 7) {
                String name = m.substring(7, eq);
                double value = Double.parseDouble(m.substring(eq + 1));
                Double old = metrics.get(name);
                metrics.put(name, old == null ? value : old + value);
                return "metric";
            }
            deadLetters.add(m);
            return "dead";
        } else {
            deadLetters.add(m);
            return "dead";
        }
    }

    public double metric(String name) {
        Double v = metrics.get(name);
        if (v == null) {
            return 0.0;
        }
        return v;
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
