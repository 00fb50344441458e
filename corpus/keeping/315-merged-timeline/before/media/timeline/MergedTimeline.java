package media.timeline;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Two tracks of events; each track must be filled in the order of time. */
public final class MergedTimeline {
    public enum Track { AUDIO, VIDEO }

    private record Event(long at, Track track, String label) {
        String text() {
            return at + " " + track + " " + label;
        }
    }

    private static final Collector<String, ?, List<String>> FIXED =
            Collectors.collectingAndThen(Collectors.toList(), Collections::unmodifiableList);

    private final List<Event> audio = new ArrayList<>();
    private final List<Event> video = new ArrayList<>();

    public MergedTimeline add(Track track, long at, String label) {
        List<Event> events = switch (track) {
            case AUDIO -> audio;
            case VIDEO -> video;
        };
        if (!events.isEmpty() && events.get(events.size() - 1).at() > at) {
            throw new IllegalStateException("out of order: " + at);
        }
        events.add(new Event(at, track, label));
        return this;
    }

    public List<String> merged() {
        return sorted().map(Event::text).collect(FIXED);
    }

    /** Events in the half open range; at equal times audio comes first. */
    public List<String> between(long from, long to) {
        return sorted().filter(e -> e.at() >= from && e.at() < to).map(Event::text).collect(FIXED);
    }

    public Optional<String> lastBefore(long time) {
        return sorted().filter(e -> e.at() < time).reduce((a, b) -> b).map(Event::text);
    }

    public boolean collides() {
        return audio.stream().anyMatch(a -> video.stream().anyMatch(v -> v.at() == a.at()));
    }

    public String labels(String separator) {
        return sorted().map(e -> String.valueOf(e.label())).collect(Collectors.joining(separator));
    }

    private Stream<Event> sorted() {
        return Stream.concat(audio.stream(), video.stream()).sorted(Comparator.comparingLong(Event::at));
    }
}
