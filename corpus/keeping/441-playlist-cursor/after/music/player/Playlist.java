package music.player;

import java.util.ArrayList;
import java.util.List;

public final class Playlist {
    private static final int PREVIEW_LIMIT = 100;

    private final List<String> tracks = new ArrayList<>();
    private final Cursor cursor = new Cursor();
    private int plays;

    public void add(String track) { tracks.add(required(track)); }

    public void insert(int at, String track) {
        tracks.add(at, required(track));
        cursor.inserted(at);
    }

    private static String required(String track) {
        if (track == null) {
            throw new IllegalArgumentException("a track is required");
        }
        return track;
    }

    public String remove(int at) {
        String old = tracks.remove(at);
        cursor.removed(at, tracks.size());
        return old;
    }

    public void setRepeat(boolean repeat) { cursor.setWrapping(repeat); }
    public String next() { return cursor.forward(tracks.size()) ? play() : null; }
    public String previous() { return cursor.backward(tracks.size()) ? play() : null; }

    public String jump(int to) {
        if (to < 0 || to >= tracks.size()) {
            throw new IndexOutOfBoundsException(to);
        }
        cursor.moveTo(to);
        return play();
    }

    private String play() {
        plays++;
        return current();
    }

    public String current() { return cursor.isSet() ? tracks.get(cursor.index()) : null; }

    public List<String> upcoming(int n) {
        List<String> result = new ArrayList<>();
        int limit = Math.min(n, PREVIEW_LIMIT);
        int i = cursor.index();
        while (result.size() < limit) {
            i = cursor.after(i, tracks.size());
            if (i == Cursor.NONE) {
                break;
            }
            result.add(tracks.get(i));
        }
        return result;
    }

    public int plays() { return plays; }
    public String toString() { return cursor.index() + "/" + tracks + (cursor.isWrapping() ? "*" : ""); }
}
