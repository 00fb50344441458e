package misc.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class Book {
    private final Map<String, List<Long>> entries = new TreeMap<>();

    public void post(String account, long amount) {
        entries.computeIfAbsent(account, a -> new ArrayList<>()).add(amount);
    }

    public long balance(String account) {
        long sum = 0;
        for (long amount : entries.getOrDefault(account, List.of())) {
            sum += amount;
        }
        return sum;
    }

    public String report() {
        StringBuilder sb = new StringBuilder();
        for (String account : entries.keySet()) {
            sb.append(account).append('=').append(balance(account)).append(';');
        }
        return sb.toString();
    }
}
