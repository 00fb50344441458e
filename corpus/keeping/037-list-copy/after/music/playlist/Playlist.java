package music.playlist;

import java.util.ArrayList;
import java.util.List;

public record Playlist(String title, List<String> songs) {
    public Playlist(String title, List<String> songs) {
        this.title = title == null ? "untitled" : title;
        this.songs = List.copyOf(songs);
    }

    public Playlist with(String song) {
        var all = new ArrayList<>(songs);
        all.add(song);
        return new Playlist(title, all);
    }
}
// songs() hands out the unmodifiable copy, as before
