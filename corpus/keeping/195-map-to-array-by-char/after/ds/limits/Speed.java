package ds.limits;

public final class Speed {
    private final int[] limits = {130, 100, 50};

    private static boolean known(char road) {
        return road >= 'A' && road <= 'C';
    }

    public int limit(char road) {
        if (!known(road)) {
            throw new IllegalArgumentException("unknown road " + road);
        }
        return limits[road - 'A'];
    }

    public boolean change(char road, int limit) {
        if (!known(road) || limit <= 0) {
            return false;
        }
        limits[road - 'A'] = limit;
        return true;
    }
}
