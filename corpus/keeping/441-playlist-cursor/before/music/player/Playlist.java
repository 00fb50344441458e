package music.player;

import java.util.ArrayList;
import java.util.List;

public final class Playlist {
    private final List<String> tracks = new ArrayList<>();
    private int index = -1;
    private boolean repeat;
    private int plays;

    public void add(String track) {
        if (track == null) {
            throw new IllegalArgumentException("track");
        }
        tracks.add(track);
    }

    public void insert(int at, String track) {
        if (track == null) {
            throw new IllegalArgumentException("track");
        }
        tracks.add(at, track);
        if (at <= index) {
            index++;
        }
    }

    public String remove(int at) {
        String old = tracks.remove(at);
        if (at < index) {
            index--;
        } else if (at == index && index == tracks.size()) {
            index--;
        }
        return old;
    }

    public void setRepeat(boolean repeat) { this.repeat = repeat; }

    public String next() {
        if (tracks.isEmpty()) {
            return null;
        }
        if (index + 1 < tracks.size()) {
            index++;
        } else if (repeat) {
            index = 0;
        } else {
            return null;
        }
        plays++;
        return tracks.get(index);
    }

    public String previous() {
        if (index > 0) {
            index--;
        } else if (repeat && !tracks.isEmpty()) {
            index = tracks.size() - 1;
        } else {
            return null;
        }
        plays++;
        return tracks.get(index);
    }

    public String jump(int to) {
        if (to < 0 || to >= tracks.size()) {
            throw new IndexOutOfBoundsException("no track " + to);
        }
        index = to;
        plays++;
        return tracks.get(to);
    }

    public String current() { return index < 0 ? null : tracks.get(index); }

    public List<String> upcoming(int n) {
        List<String> result = new ArrayList<>();
        if (tracks.isEmpty()) {
            return result;
        }
        int i = index;
        while (result.size() < n && result.size() < 100) {
            i++;
            if (i >= tracks.size()) {
                if (!repeat) {
                    break;
                }
                i = 0;
            }
            result.add(tracks.get(i));
        }
        return result;
    }

    public int plays() { return plays; }
    public String toString() { return index + "/" + tracks + (repeat ? "*" : ""); }
}
