package bank.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;

public class Ledger {
    private final List<Long> postings = new ArrayList<>();

    public void post(long amount) {
        if (amount == 0) {
            throw new IllegalArgumentException("an empty posting makes no sense");
        }
        postings.add(amount);
    }

    public long balance() {
        long sum = 0;
        for (long p : postings) {
            sum += p;
        }
        return sum;
    }

    public long credits() {
        long sum = 0;
        for (long p : postings) {
            if (p > 0) {
                sum += p;
            }
        }
        return sum;
    }

    public long largest() {
        if (postings.isEmpty()) {
            throw new NoSuchElementException("no postings");
        }
        long best = Long.MIN_VALUE;
        for (long p : postings) {
            best = Math.max(best, p);
        }
        return best;
    }

    public long[] history() {
        long[] all = new long[postings.size()];
        int i = 0;
        for (long p : postings) {
            all[i++] = p;
        }
        return all;
    }
}
