package player;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

public class Player {

    private static final int MAX_VOLUME = 10;

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
        if (newVolume < 0 || newVolume > MAX_VOLUME) {
            throw new IllegalArgumentException("volume");
        }
        if (newVolume == volume) {
            return;
        }
        volume = newVolume;
        fire(listener -> listener.volumeChanged(volume));
    }

    public void play(String newTrack) {
        String previous = track;
        track = newTrack;
        fire(listener -> listener.trackChanged(previous, newTrack));
    }

    public void stop() {
        if (track == null) {
            return;
        }
        track = null;
        fire(PlayerListener::stopped);
    }

    public String track() {
        return track;
    }

    private void fire(Consumer<PlayerListener> event) {
        for (PlayerListener listener : new ArrayList<>(listeners)) {
            event.accept(listener);
        }
    }
}
