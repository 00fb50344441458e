package tax.rates;

public final class Percentage {
    private final int basisPoints;

    private Percentage(int basisPoints) {
        this.basisPoints = basisPoints;
    }

    public static Percentage of(int percent) {
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException("percent " + percent);
        }
        return ofBasisPoints(percent * 100);
    }

    public static Percentage ofBasisPoints(int points) {
        if (points < 0 || points > 10000) {
            throw new IllegalArgumentException("basis points " + points);
        }
        return new Percentage(points);
    }

    public Percentage plus(Percentage other) {
        int sum = basisPoints + other.basisPoints;
        return new Percentage(sum > 10000 ? 10000 : sum);
    }

    public Percentage minus(Percentage other) {
        int difference = basisPoints - other.basisPoints;
        return new Percentage(difference < 0 ? 0 : difference);
    }

    public long applyTo(long cents) {
        return cents * basisPoints / 10000;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Percentage && ((Percentage) o).basisPoints == basisPoints;
    }

    @Override
    public int hashCode() {
        return basisPoints;
    }

    @Override
    public String toString() {
        int rest = basisPoints % 100;
        return basisPoints / 100 + "." + (rest < 10 ? "0" : "") + rest + "%";
    }
}
