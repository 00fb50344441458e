package log.events;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

public class EventLog {
    public record Event(long time, int level, String text) { }

    private final List<Event> events = new ArrayList<>();

    public int log(long time, int level, String text) {
        events.add(new Event(time, level, text));
        return events.size();
    }

    public List<Event> byTime() {
        return events.stream()
            .sorted(Comparator.comparingLong(Event::time))
            .collect(Collectors.toCollection(ArrayList::new));
    }

    public List<String> loudest(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("negative count: " + count);
        }
        return events.stream()
            .sorted(Comparator.comparingInt(Event::level).reversed())
            .limit(count)
            .map(Event::text)
            .collect(Collectors.toCollection(ArrayList::new));
    }
}
