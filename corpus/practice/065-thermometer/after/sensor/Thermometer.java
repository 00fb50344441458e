package sensor;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Not thread safe: used from the polling loop only. */
public class Thermometer {

    private final List<TemperatureListener> listeners = new ArrayList<>();
    private final double limit;
    private double current;
    private boolean alarmed;

    public Thermometer(double limit) {
        this.limit = limit;
    }

    public void addListener(TemperatureListener listener) {
        if (listener != null) {
            listeners.add(listener);
        }
    }

    public void removeListener(TemperatureListener listener) {
        listeners.remove(listener);
    }

    public void report(double value) {
        double old = current;
        current = value;
        if (old != value) {
            notifyListeners(listener -> listener.temperatureChanged(old, value));
        }
        boolean above = value > limit;
        if (above && !alarmed) {
            alarmed = true;
            notifyListeners(listener -> listener.alarm(value));
        } else if (!above) {
            alarmed = false;
        }
    }

    private void notifyListeners(Consumer<TemperatureListener> notification) {
        listeners.forEach(notification);
    }

    public double current() {
        return current;
    }
}
