package misc.points;

public class Points {
    private Integer total = 0;
    private Boolean frozen = Boolean.FALSE;
    private Long updates = 0L;

    public Integer add(int amount) {
        if (frozen.booleanValue() == true) {
            throw new IllegalStateException("frozen");
        }
        total = total + Integer.valueOf(amount);
        updates = updates + 1L;
        return total;
    }

    public void freeze() {
        frozen = Boolean.TRUE;
    }

    public boolean same(Points other) {
        return total.equals(other.total);
    }

    public Long updates() {
        return updates;
    }
}
