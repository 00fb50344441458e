package sensor;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class Thermometer {

    private final List<TemperatureListener> listeners = new CopyOnWriteArrayList<>();
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
            for (TemperatureListener listener : listeners) {
                listener.temperatureChanged(old, value);
            }
        }
        boolean above = value > limit;
        if (above && !alarmed) {
            alarmed = true;
            for (TemperatureListener listener : listeners) {
                listener.alarm(value);
            }
        } else if (!above) {
            alarmed = false;
        }
    }

    public double current() {
        return current;
    }
}
