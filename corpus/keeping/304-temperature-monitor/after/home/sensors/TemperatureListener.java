package home.sensors;

/** Implemented by whoever wants to hear about temperatures. */
public interface TemperatureListener {
    void changed(String room, double from, double to);

    /** May refuse a reading; the first refusal wins. */
    default boolean accepts(String room, double value) {
        return true;
    }
}
