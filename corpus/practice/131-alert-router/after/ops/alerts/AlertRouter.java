package ops.alerts;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

public final class AlertRouter {
    private final Channels channels;
    private final Map<Severity, Integer> counts = new EnumMap<>(Severity.class);

    public AlertRouter(Channels channels) {
        this.channels = Objects.requireNonNull(channels);
    }

    public void route(Severity severity, String text) {
        counts.merge(severity, 1, Integer::sum);
        String line = severity + ": " + text;
        switch (severity) {
            case CRITICAL -> {
                channels.page(line);
                channels.mail(line);
            }
            case WARNING -> {
                channels.mail(line);
                channels.journal(line);
            }
            case INFO -> channels.journal(line);
            default -> {
            }
        }
    }

    public int count(Severity severity) {
        return counts.getOrDefault(severity, 0);
    }
}
