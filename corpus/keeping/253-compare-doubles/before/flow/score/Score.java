package flow.score;

public final class Score implements Comparable<Score> {
    private final double value;
    private final String who;

    public Score(double value, String who) {
        this.value = value;
        this.who = who == null ? "" : who;
    }

    @Override
    public int compareTo(Score o) {
        int c = Double.compare(o.value, value);
        if (c != 0) {
            return c;
        }
        return who.compareTo(o.who);
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Score)) {
            return false;
        }
        return compareTo((Score) o) == 0;
    }

    @Override
    public int hashCode() {
        return Double.hashCode(value) * 31 + who.hashCode();
    }

    @Override
    public String toString() {
        return who + ":" + value;
    }
}
