package chat.routing;

import java.util.Map;
import java.util.Set;

interface Handler {
    /** The outcome, or null where the next handler is to try. */
    String tryHandle(String message);

    default Handler orElse(Handler next) {
        return message -> {
            String outcome = tryHandle(message);
            return outcome != null ? outcome : next.tryHandle(message);
        };
    }

    static Handler alerts(AlertSink sink) {
        return message -> {
            int severity = message.startsWith("ALERT:") ? 2 : message.startsWith("WARN:") ? 1 : 0;
            if (severity == 0) {
                return null;
            }
            String text = message.substring(message.indexOf(':') + 1);
            return sink.alert(severity, text) ? "alerted" : null;
        };
    }

    static Handler metrics(Map<String, Double> metrics) {
        final String tag = "METRIC:";
        return message -> {
            int eq = message.indexOf('=');
            if (!message.startsWith(tag) || eq <= tag.length()) {
                return null;
            }
            double value = Double.parseDouble(message.substring(eq + 1));
            metrics.merge(message.substring(tag.length(), eq), value, Double::sum);
            return "metric";
        };
    }

    static Handler deadLetters(java.util.Collection<String> box) {
        return message -> {
            box.add(message);
            return "dead";
        };
    }
}
