package sensor;

public interface TemperatureListener {
    void temperatureChanged(double oldValue, double newValue);

    default void alarm(double value) {
    }
}
