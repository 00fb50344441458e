package puzzles.numbers;

public final class Collatz {
    private static final int TABLE_SIZE = 3000;
    /** Steps down to one plus one; zero where not known yet. */
    private static final short[] KNOWN = new short[TABLE_SIZE];

    static {
        KNOWN[1] = 1;
    }

    private long longestSeen;
    private long longestStart;

    private static long next(long n) {
        return (n & 1) == 0 ? n >> 1 : Math.addExact(Math.multiplyExact(3L, n), 1L);
    }

    private static void check(long start) {
        if (start < 1) {
            throw new IllegalArgumentException("not a natural number: " + start);
        }
    }

    private static int count(long start) {
        int steps = 0;
        long n = start;
        while (n >= TABLE_SIZE || KNOWN[(int) n] == 0) {
            n = next(n);
            steps++;
        }
        int total = steps + KNOWN[(int) n] - 1;
        if (start < TABLE_SIZE) {
            KNOWN[(int) start] = (short) (total + 1);
        }
        return total;
    }

    public int steps(long start) {
        check(start);
        int steps = count(start);
        if (steps > longestSeen) {
            longestSeen = steps;
            longestStart = start;
        }
        return steps;
    }

    public long peak(long start) {
        check(start);
        long max = start;
        for (long n = start; n != 1; n = next(n)) {
            max = Math.max(max, n);
        }
        return max;
    }

    public int longestBelow(int limit) {
        if (limit > 3000) {
            throw new IllegalArgumentException("limit too large: " + limit);
        }
        int best = 0;
        int bestSteps = -1;
        for (int i = 1; i < limit; i++) {
            int s = steps(i);
            if (s > bestSteps) {
                bestSteps = s;
                best = i;
            }
        }
        return best;
    }

    public long longestSeen() {
        return longestSeen;
    }

    public long longestStart() {
        return longestStart;
    }
}
