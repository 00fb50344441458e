package media.timeline;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;

/** Two tracks of events; each track must be filled in the order of time. */
public final class MergedTimeline {
    public enum Track { AUDIO, VIDEO }

    private record Event(long at, Track track, String label) {
        String text() {
            return at + " " + track + " " + label;
        }
    }

    private final List<Event> audio = new ArrayList<>();
    private final List<Event> video = new ArrayList<>();

    public MergedTimeline add(Track track, long at, String label) {
        if (track == null) {
            throw new NullPointerException("track");
        }
        List<Event> events = track == Track.AUDIO ? audio : video;
        if (!events.isEmpty()) {
            Event last = events.get(events.size() - 1);
            if (last.at() > at) {
                throw new IllegalStateException(at + " is before " + last.at());
            }
        }
        events.add(new Event(at, track, label));
        return this;
    }

    public List<String> merged() {
        List<String> texts = new ArrayList<>();
        for (Event event : merge()) {
            texts.add(event.text());
        }
        return Collections.unmodifiableList(texts);
    }

    /** Events in the half open range; at equal times audio comes first. */
    public List<String> between(long from, long to) {
        List<String> texts = new ArrayList<>();
        for (Event event : merge()) {
            if (event.at() >= to) {
                break;
            }
            if (event.at() >= from) {
                texts.add(event.text());
            }
        }
        return Collections.unmodifiableList(texts);
    }

    public Optional<String> lastBefore(long time) {
        List<Event> all = merge();
        for (int i = all.size() - 1; i >= 0; i--) {
            if (all.get(i).at() < time) {
                return Optional.of(all.get(i).text());
            }
        }
        return Optional.empty();
    }

    public boolean collides() {
        int a = 0;
        int v = 0;
        while (a < audio.size() && v < video.size()) {
            int order = Long.compare(audio.get(a).at(), video.get(v).at());
            if (order == 0) {
                return true;
            } else if (order < 0) {
                a++;
            } else {
                v++;
            }
        }
        return false;
    }

    public String labels(String separator) {
        StringJoiner joiner = new StringJoiner(separator);
        for (Event event : merge()) {
            joiner.add(String.valueOf(event.label()));
        }
        return joiner.toString();
    }

    private List<Event> merge() {
        List<Event> all = new ArrayList<>(audio.size() + video.size());
        int v = 0;
        for (Event event : audio) {
            while (v < video.size() && video.get(v).at() < event.at()) {
                all.add(video.get(v++));
            }
            all.add(event);
        }
        all.addAll(video.subList(v, video.size()));
        return all;
    }
}
