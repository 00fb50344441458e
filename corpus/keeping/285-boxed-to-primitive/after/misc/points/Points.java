package misc.points;

public class Points {
    private int total;
    private boolean frozen;
    private long updates;

    public Integer add(int amount) {
        if (frozen) {
            throw new IllegalStateException("points are frozen");
        }
        total += amount;
        updates++;
        return total;
    }

    public void freeze() {
        frozen = true;
    }

    public boolean same(Points other) {
        return total == other.total;
    }

    public Long updates() {
        return updates;
    }
}
