package msg.notify;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

public class NotificationCenter {
    private static final int MAX_WAITING = 10;
    private static final int NO_QUIET_HOURS = -1;

    private final Sender sender;
    /** What each enabled channel may still send. */
    private final Map<Channel, Integer> quota = new EnumMap<>(Channel.class);
    private int quietFrom = NO_QUIET_HOURS;
    private int quietTo = NO_QUIET_HOURS;
    private List<String> waiting = new ArrayList<>();

    public NotificationCenter(Sender sender) {
        if (sender == null) {
            throw new IllegalArgumentException("sender is missing");
        }
        this.sender = sender;
    }

    public void enable(Channel c, int dailyLimit) {
        if (dailyLimit < 0) {
            throw new IllegalArgumentException("negative limit " + dailyLimit);
        }
        quota.put(c, dailyLimit);
    }

    public void disable(Channel c) {
        quota.remove(Objects.requireNonNull(c));
    }

    public void quiet(int fromHour, int toHour) {
        if (!isHour(fromHour) || !isHour(toHour)) {
            throw new IllegalArgumentException("not hours: " + fromHour + ", " + toHour);
        }
        quietFrom = fromHour;
        quietTo = toHour;
    }

    private static boolean isHour(int hour) {
        return hour >= 0 && hour < 24;
    }

    private boolean isQuiet(int hour) {
        if (quietFrom == NO_QUIET_HOURS) {
            return false;
        }
        boolean started = hour >= quietFrom;
        boolean notOver = hour < quietTo;
        boolean overnight = quietFrom > quietTo;
        return overnight ? started || notOver : started && notOver;
    }

    public int notify(String text, int hour) {
        if (text == null || text.isEmpty()) {
            return 0;
        }
        if (!isQuiet(hour)) {
            return sendAll(text);
        }
        if (waiting.size() < MAX_WAITING) {
            waiting.add(text);
        }
        return 0;
    }

    private int sendAll(String text) {
        int sent = 0;
        for (Channel channel : Channel.values()) {
            if (remaining0(channel) > 0 && sender.send(channel, text)) {
                use(channel);
                sent++;
            }
        }
        return sent;
    }

    private int remaining0(Channel channel) {
        return quota.getOrDefault(channel, 0);
    }

    private void use(Channel channel) {
        quota.computeIfPresent(channel, (c, left) -> left - 1);
    }

    public int flush(int hour) {
        List<String> due = waiting;
        waiting = new ArrayList<>();
        int sent = 0;
        for (String text : due) {
            sent += notify(text, hour);
        }
        return sent;
    }

    public List<String> waiting() {
        return new ArrayList<>(waiting);
    }

    public int remaining(Channel c) {
        return remaining0(Objects.requireNonNull(c));
    }
}
