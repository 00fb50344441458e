package weather.temp;

public record Temperature(float celsius) {

    /** A new value, warmer by the given number of degrees. */
    public Temperature warmer(float by) {
        return new Temperature(celsius + by);
    }

    /** Whether water freezes. */
    public boolean freezing() {
        return celsius <= 0f;
    }
}
// toString of a record: Temperature[celsius=...]
// equals: Float.compare == 0
