package puzzles.numbers;

public final class Collatz {
    private long longestSeen;
    private long longestStart;

    private static long next(long n) {
        return n % 2 == 0 ? n / 2 : Math.addExact(Math.multiplyExact(3L, n), 1L);
    }

    public int steps(long start) {
        if (start < 1) {
            throw new IllegalArgumentException("start " + start);
        }
        int steps = 0;
        long n = start;
        while (n != 1) {
            n = next(n);
            steps++;
        }
        if (steps > longestSeen) {
            longestSeen = steps;
            longestStart = start;
        }
        return steps;
    }

    public long peak(long start) {
        if (start < 1) {
            throw new IllegalArgumentException("start " + start);
        }
        long max = start;
        long n = start;
        while (n != 1) {
            n = next(n);
            max = Math.max(max, n);
        }
        return max;
    }

    public int longestBelow(int limit) {
        if (limit > 3000) {
            throw new IllegalArgumentException("limit " + limit);
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
