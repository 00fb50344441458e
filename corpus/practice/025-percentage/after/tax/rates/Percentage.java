package tax.rates;

public final class Percentage {
    private static final int POINTS_PER_PERCENT = 100;
    private static final int WHOLE = 100 * POINTS_PER_PERCENT;

    private final int basisPoints;

    private Percentage(int basisPoints) {
        this.basisPoints = basisPoints;
    }

    public static Percentage of(int percent) {
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException("percent " + percent);
        }
        return new Percentage(percent * POINTS_PER_PERCENT);
    }

    public static Percentage ofBasisPoints(int points) {
        if (points < 0 || points > WHOLE) {
            throw new IllegalArgumentException("basis points " + points);
        }
        return new Percentage(points);
    }

    public Percentage plus(Percentage other) {
        return clamped(basisPoints + other.basisPoints);
    }

    public Percentage minus(Percentage other) {
        return clamped(basisPoints - other.basisPoints);
    }

    private static Percentage clamped(int points) {
        return new Percentage(Math.max(0, Math.min(WHOLE, points)));
    }

    public long applyTo(long cents) {
        return cents * basisPoints / WHOLE;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Percentage other && other.basisPoints == basisPoints;
    }

    @Override
    public int hashCode() {
        return Integer.hashCode(basisPoints);
    }

    @Override
    public String toString() {
        int rest = basisPoints % POINTS_PER_PERCENT;
        return basisPoints / POINTS_PER_PERCENT + "." + (rest < 10 ? "0" : "") + rest + "%";
    }
}
