package plant.monitor;

public interface SensorListener {
    void onReading(String sensor, double value);

    default void onFailure(String sensor, RuntimeException problem) {
    }
}
