package flow.votes;

public final class Majority {
    private final int[] votes;

    public Majority(int... votes) {
        this.votes = votes.clone();
    }

    public int winner() {
        for (int i = 0; i < votes.length; i++) {
            int n = 0;
            for (int j = 0; j < votes.length; j++) {
                if (votes[j] == votes[i]) {
                    n++;
                }
            }
            if (n > votes.length / 2) {
                return votes[i];
            }
        }
        return Integer.MIN_VALUE;
    }

    public int support(int candidate) {
        int n = 0;
        for (int i = 0; i < votes.length; i++) {
            if (votes[i] != candidate) {
                continue;
            }
            n++;
        }
        return n;
    }
}
