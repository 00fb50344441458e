package bank.ledger;

import java.util.ArrayList;
import java.util.List;

public class Ledger {
    private final List<Long> postings = new ArrayList<>();

    public void post(long amount) {
        if (amount == 0) {
            throw new IllegalArgumentException("zero");
        }
        postings.add(amount);
    }

    public long balance() {
        return postings.stream().mapToLong(Long::longValue).sum();
    }

    public long credits() {
        return postings.stream().filter(p -> p > 0).mapToLong(Long::longValue).sum();
    }

    public long largest() {
        return postings.stream().mapToLong(Long::longValue).max().orElseThrow();
    }

    public long[] history() {
        return postings.stream().mapToLong(Long::longValue).toArray();
    }
}
