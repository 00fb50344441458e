package util.pool;

public final class Level {
    private static final Level[] POOL = new Level[16];

    static {
        for (int i = 0; i < POOL.length; i++) {
            POOL[i] = new Level(i);
        }
    }

    private final int value;

    private Level(int value) {
        this.value = value;
    }

    public static Level of(int value) {
        if (value < 0) {
            throw new IllegalArgumentException("negative");
        }
        return value < POOL.length ? POOL[value] : new Level(value);
    }

    public int value() {
        return value;
    }

    public Level up() {
        return of(value + 1);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Level && ((Level) o).value == value;
    }

    @Override
    public int hashCode() {
        return value;
    }

    @Override
    public String toString() {
        return "L" + value;
    }
}
