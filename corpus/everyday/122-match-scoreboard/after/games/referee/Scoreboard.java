package games.referee;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Score and clock of a running match. */
public final class Scoreboard {

    private final List<ScoreListener> listeners = new CopyOnWriteArrayList<>();
    private int home;
    private int guest;
    private int period = 1;

    public void addListener(ScoreListener listener) {
        listeners.add(listener);
    }

    public void removeListener(ScoreListener listener) {
        listeners.remove(listener);
    }

    public int home() {
        return home;
    }

    public int guest() {
        return guest;
    }

    public int period() {
        return period;
    }

    public void setHome(int value) {
        home = changed("home", home, value);
    }

    public void setGuest(int value) {
        guest = changed("guest", guest, value);
    }

    public void nextPeriod() {
        period = changed("period", period, period + 1);
    }

    private int changed(String property, int before, int after) {
        if (before != after) {
            listeners.forEach(listener -> listener.changed(this, property, before, after));
        }
        return after;
    }
}
