package flow.votes;

public final class Majority {
    private final int[] votes;

    public Majority(int... votes) {
        this.votes = votes.clone();
    }

    public int winner() {
        int candidate = Integer.MIN_VALUE;
        int lead = 0;
        for (int v : votes) {
            if (lead == 0) {
                candidate = v;
            }
            lead += v == candidate ? 1 : -1;
        }
        return support(candidate) > votes.length / 2 ? candidate : Integer.MIN_VALUE;
    }

    public int support(int candidate) {
        int n = 0;
        for (int v : votes) {
            if (v == candidate) {
                n++;
            }
        }
        return n;
    }
}
