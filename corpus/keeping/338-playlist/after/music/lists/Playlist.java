package music.lists;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

public record Playlist(String title, List<String> tracks) {
    public Playlist {
        Objects.requireNonNull(title);
        tracks = Collections.unmodifiableList(new ArrayList<>(tracks));
    }

    public Playlist(String title, Collection<String> tracks) {
        this(Objects.requireNonNull(title), snapshot(tracks));
    }

    private static List<String> snapshot(Collection<String> tracks) {
        return new ArrayList<>(tracks);
    }

    public static Playlist empty(String title) {
        return new Playlist(title, List.of());
    }

    public Playlist add(String track) {
        return changed(list -> list.add(track));
    }

    public Playlist remove(String track) {
        return tracks.contains(track) ? changed(list -> list.remove(track)) : this;
    }

    public Playlist move(int from, int to) {
        return changed(list -> list.add(to, list.remove(from)));
    }

    public Playlist append(Playlist other) {
        List<String> both = new ArrayList<>(tracks);
        both.addAll(other.tracks);
        return new Playlist(title + " + " + other.title, both);
    }

    private Playlist changed(Consumer<List<String>> change) {
        List<String> copy = new ArrayList<>(tracks);
        change.accept(copy);
        return new Playlist(title, copy);
    }
}
