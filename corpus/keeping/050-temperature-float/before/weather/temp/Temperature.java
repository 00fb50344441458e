package weather.temp;

public final class Temperature {
    private final float celsius;

    public Temperature(float celsius) {
        this.celsius = celsius;
    }

    public float celsius() {
        return celsius;
    }

    public Temperature warmer(float by) {
        return new Temperature(celsius + by);
    }

    public boolean freezing() {
        return celsius <= 0f;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Temperature && Float.floatToIntBits(((Temperature) o).celsius) == Float.floatToIntBits(celsius);
    }

    @Override
    public int hashCode() {
        return Float.floatToIntBits(celsius);
    }

    @Override
    public String toString() {
        return "Temperature[celsius=" + celsius + "]";
    }
}
