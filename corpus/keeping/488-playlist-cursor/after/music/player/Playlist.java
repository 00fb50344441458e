package music.player;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;

/** A playlist with a current track; empty playlists have none. */
public final class Playlist {
    /** Played tracks, the nearest one on top. */
    private final Deque<String> before = new ArrayDeque<>();
    /** Tracks to come, the nearest one first. */
    private final Deque<String> after = new ArrayDeque<>();
    private String current;

    /** Appends at the end; the first track ever added becomes current. */
    public Playlist add(String track) {
        Objects.requireNonNull(track, "track");
        if (current == null) {
            current = track;
        } else {
            after.addLast(track);
        }
        return this;
    }

    public Playlist playNext(String track) {
        Objects.requireNonNull(track, "track");
        if (current == null) {
            current = track;
        } else {
            after.addFirst(track);
        }
        return this;
    }

    public String current() {
        return current;
    }

    /** Stays on the last track when there is nothing after it. */
    public boolean next() {
        if (after.isEmpty()) {
            return false;
        }
        before.push(current);
        current = after.pop();
        return true;
    }

    public boolean previous() {
        if (before.isEmpty()) {
            return false;
        }
        after.push(current);
        current = before.pop();
        return true;
    }

    /** Removes the current track; the one after it (or else before it) becomes current. */
    public String removeCurrent() {
        if (current == null) {
            throw new IllegalStateException("empty playlist");
        }
        String gone = current;
        current = after.isEmpty() ? before.poll() : after.poll();
        return gone;
    }

    public void rewind() {
        while (previous()) {
            // keep going back
        }
    }

    public int position() {
        return current == null ? -1 : before.size();
    }

    public int remaining() {
        return after.size();
    }

    public String[] toArray() {
        return inOrder().toArray(String[]::new);
    }

    private List<String> inOrder() {
        List<String> all = new ArrayList<>();
        for (Iterator<String> it = before.descendingIterator(); it.hasNext(); ) {
            all.add(it.next());
        }
        if (current != null) {
            all.add(current);
        }
        all.addAll(after);
        return all;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        int marked = position();
        List<String> all = inOrder();
        for (int i = 0; i < all.size(); i++) {
            sb.append(i == marked ? "> " : "  ").append(all.get(i)).append('\n');
        }
        return sb.toString();
    }
}
