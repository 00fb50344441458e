package player;

import java.util.ArrayList;
import java.util.List;

public class Player {

    private final List<PlayerListener> listeners = new ArrayList<>();
    private int volume = 5;
    private String track;

    public void addListener(PlayerListener listener) {
        listeners.add(listener);
    }

    public void removeListener(PlayerListener listener) {
        listeners.remove(listener);
    }

    public void setVolume(int newVolume) {
        if (newVolume < 0 || newVolume > 10) {
            throw new IllegalArgumentException("volume");
        }
        if (newVolume == volume) {
            return;
        }
        volume = newVolume;
        for (PlayerListener listener : new ArrayList<>(listeners)) {
            listener.volumeChanged(volume);
        }
    }

    public void play(String newTrack) {
        String previous = track;
        track = newTrack;
        for (PlayerListener listener : new ArrayList<>(listeners)) {
            listener.trackChanged(previous, newTrack);
        }
    }

    public void stop() {
        if (track == null) {
            return;
        }
        track = null;
        for (PlayerListener listener : new ArrayList<>(listeners)) {
            listener.stopped();
        }
    }

    public String track() {
        return track;
    }
}
