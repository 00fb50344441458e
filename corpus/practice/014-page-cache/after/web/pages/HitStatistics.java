package web.pages;

final class HitStatistics {
    private int hits;
    private int misses;

    void hit() {
        hits++;
    }

    void miss() {
        misses++;
    }

    int hits() {
        return hits;
    }

    int misses() {
        return misses;
    }

    int percentage() {
        int total = hits + misses;
        return total == 0 ? 0 : hits * 100 / total;
    }
}
