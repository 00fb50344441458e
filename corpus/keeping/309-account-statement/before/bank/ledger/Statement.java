package bank.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A statement over bookings in the order in which they were made. */
public final class Statement {
    private final long opening;
    private final List<String> texts = new ArrayList<>();
    private final List<Long> amounts = new ArrayList<>();

    public Statement(long opening) {
        this.opening = opening;
    }

    public int book(String text, long amount) {
        if (text.contains("\n")) {
            throw new IllegalArgumentException("one line only");
        }
        texts.add(text);
        amounts.add(amount);
        return texts.size();
    }

    public long[] runningBalances() {
        AtomicLong balance = new AtomicLong(opening);
        return amounts.stream().mapToLong(balance::addAndGet).toArray();
    }

    public long closing() {
        return amounts.stream().reduce(opening, Long::sum);
    }

    public long lowest() {
        AtomicLong balance = new AtomicLong(opening);
        return Math.min(opening, amounts.stream()
                .mapToLong(balance::addAndGet)
                .min()
                .orElse(Long.MAX_VALUE));
    }

    /** Positions (from 1) at which the balance crossed from not negative to negative. */
    public List<Integer> overdrafts() {
        long[] balances = runningBalances();
        return IntStream.range(0, balances.length)
                .filter(i -> balances[i] < 0 && (i == 0 ? opening : balances[i - 1]) >= 0)
                .mapToObj(i -> i + 1)
                .collect(Collectors.toList());
    }

    public String print() {
        AtomicLong balance = new AtomicLong(opening);
        return IntStream.range(0, texts.size())
                .mapToObj(i -> (i + 1) + ";" + texts.get(i) + ";" + amounts.get(i) + ";"
                        + balance.addAndGet(amounts.get(i)))
                .collect(Collectors.joining("\n"));
    }

    public boolean undoLast() {
        if (texts.isEmpty()) {
            return false;
        }
        texts.remove(texts.size() - 1);
        amounts.remove(amounts.size() - 1);
        return true;
    }
}
