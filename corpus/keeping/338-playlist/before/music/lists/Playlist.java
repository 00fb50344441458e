package music.lists;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

public final class Playlist {
    private final String title;
    private final List<String> tracks;

    public Playlist(String title, Collection<String> tracks) {
        this.title = Objects.requireNonNull(title);
        this.tracks = Collections.unmodifiableList(new ArrayList<>(tracks));
    }

    public static Playlist empty(String title) {
        return new Playlist(title, new ArrayList<>());
    }

    public String title() {
        return title;
    }

    public List<String> tracks() {
        return tracks;
    }

    public Playlist add(String track) {
        List<String> copy = new ArrayList<>(tracks);
        copy.add(track);
        return new Playlist(title, copy);
    }

    public Playlist remove(String track) {
        List<String> copy = new ArrayList<>(tracks);
        if (!copy.remove(track)) {
            return this;
        }
        return new Playlist(title, copy);
    }

    public Playlist move(int from, int to) {
        List<String> copy = new ArrayList<>(tracks);
        String track = copy.remove(from);
        copy.add(to, track);
        return new Playlist(title, copy);
    }

    public Playlist append(Playlist other) {
        List<String> copy = new ArrayList<>(tracks);
        copy.addAll(other.tracks);
        return new Playlist(title + " + " + other.title, copy);
    }

    @Override
    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (o == null || o.getClass() != Playlist.class) {
            return false;
        }
        Playlist that = (Playlist) o;
        return title.equals(that.title) && tracks.equals(that.tracks);
    }

    @Override
    public int hashCode() {
        return Objects.hash(title, tracks);
    }

    @Override
    public String toString() {
        return "Playlist[title=" + title + ", tracks=" + tracks + "]";
    }
}
