package music.player;

import java.util.LinkedList;
import java.util.List;

/** A playlist with a current track; empty playlists have none. */
public final class Playlist {
    private final LinkedList<String> tracks = new LinkedList<>();
    private int current = -1;

    /** Appends at the end; the first track ever added becomes current. */
    public Playlist add(String track) {
        if (track == null) {
            throw new NullPointerException("track");
        }
        tracks.add(track);
        if (current < 0) {
            current = 0;
        }
        return this;
    }

    public Playlist playNext(String track) {
        if (track == null) {
            throw new NullPointerException("track");
        }
        tracks.add(current + 1, track);
        if (current < 0) {
            current = 0;
        }
        return this;
    }

    public String current() {
        return current < 0 ? null : tracks.get(current);
    }

    /** Stays on the last track when there is nothing after it. */
    public boolean next() {
        if (current + 1 >= tracks.size()) {
            return false;
        }
        current++;
        return true;
    }

    public boolean previous() {
        if (current <= 0) {
            return false;
        }
        current--;
        return true;
    }

    /** Removes the current track; the one after it (or else before it) becomes current. */
    public String removeCurrent() {
        if (current < 0) {
            throw new IllegalStateException("empty playlist");
        }
        String gone = tracks.remove(current);
        if (current == tracks.size()) {
            current--;
        }
        return gone;
    }

    public void rewind() {
        if (current > 0) {
            current = 0;
        }
    }

    public int position() {
        return current;
    }

    public int remaining() {
        return current < 0 ? 0 : tracks.size() - current - 1;
    }

    public String[] toArray() {
        List<String> copy = tracks;
        return copy.toArray(new String[0]);
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        int i = 0;
        for (String t : tracks) {
            sb.append(i == current ? "> " : "  ").append(t).append('\n');
            i++;
        }
        return sb.toString();
    }
}
