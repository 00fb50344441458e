package flow.score;

import java.util.Comparator;

public final class Score implements Comparable<Score> {
    private static final Comparator<Score> BEST_FIRST =
        Comparator.<Score>comparingDouble(s -> s.value).reversed().thenComparing(s -> s.who);
    private final double value;
    private final String who;

    public Score(double value, String who) {
        this.value = value;
        this.who = who == null ? "" : who;
    }

    @Override
    public int compareTo(Score o) {
        return BEST_FIRST.compare(this, o);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Score other
            && Double.compare(value, other.value) == 0
            && who.equals(other.who);
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
