package player;

public interface PlayerListener {
    void volumeChanged(int volume);

    void trackChanged(String previous, String current);

    void stopped();
}
