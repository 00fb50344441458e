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
        int old = home;
        home = value;
        if (old != value) {
            fire("home", old, value);
        }
    }

    public void setGuest(int value) {
        int old = guest;
        guest = value;
        if (old != value) {
            fire("guest", old, value);
        }
    }

    public void nextPeriod() {
        int old = period;
        period = old + 1;
        fire("period", old, period);
    }

    private void fire(String property, int before, int after) {
        for (ScoreListener listener : listeners) {
            listener.changed(this, property, before, after);
        }
    }
}
