package log.events;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

public class EventLog {
    public record Event(long time, int level, String text) { }

    private final List<Event> events = new ArrayList<>();

    public int log(long time, int level, String text) {
        events.add(new Event(time, level, text));
        return events.size();
    }

    public List<Event> byTime() {
        List<Event> copy = new ArrayList<>(events);
        Collections.sort(copy, new Comparator<Event>() {
            @Override
            public int compare(Event a, Event b) {
                return Long.compare(a.time(), b.time());
            }
        });
        return copy;
    }

    public List<String> loudest(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count < 0");
        }
        List<Event> copy = new ArrayList<>(events);
        copy.sort((a, b) -> Integer.compare(b.level(), a.level()));
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < copy.size() && i < count; i++) {
            texts.add(copy.get(i).text());
        }
        return texts;
    }
}
