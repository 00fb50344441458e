package media.podcast;

import java.util.ArrayList;
import java.util.List;

public final class Playlist {

    private final List<Episode> episodes = new ArrayList<>();

    public Playlist add(Episode episode) {
        episodes.add(episode);
        return this;
    }

    public List<Episode> unplayed() {
        return episodes.stream().filter(episode -> !episode.played()).toList();
    }

    /** Unplayed episodes in order for as long as they fit into the time. */
    public List<Episode> fitting(int minutes) {
        List<Episode> result = new ArrayList<>();
        int left = minutes;
        for (Episode episode : unplayed()) {
            if (episode.minutes() > left) {
                break;
            }
            left -= episode.minutes();
            result.add(episode);
        }
        return result;
    }

    public List<String> shows() {
        return episodes.stream().map(Episode::show).distinct().toList();
    }
}
