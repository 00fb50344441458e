package music.playlist;

import java.util.ArrayList;
import java.util.List;

public final class Playlist {
    private final String title;
    private final List<String> songs;

    public Playlist(String title, List<String> songs) {
        this.title = title == null ? "untitled" : title;
        this.songs = List.copyOf(songs);
    }

    public String title() {
        return title;
    }

    public List<String> songs() {
        return songs;
    }

    public Playlist with(String song) {
        List<String> all = new ArrayList<>(songs);
        all.add(song);
        return new Playlist(title, all);
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Playlist)) {
            return false;
        }
        Playlist p = (Playlist) o;
        return p.title.equals(title) && p.songs.equals(songs);
    }

    @Override
    public int hashCode() {
        return title.hashCode() + songs.hashCode();
    }

    @Override
    public String toString() {
        return "Playlist[title=" + title + ", songs=" + songs + "]";
    }
}
