package com.ledgerly.posting;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class InMemoryLedger implements Ledger {
    private final Map<String, Long> balances = new HashMap<>();

    @Override
    public void open(String account) {
        balances.putIfAbsent(account, 0L);
    }

    @Override
    public void post(List<Entry> entries) {
        requireBalanced(entries);
        for (Entry entry : entries) {
            balances.put(entry.account(), balance(entry.account()) + entry.cents());
        }
    }

    @Override
    public long balance(String account) {
        Long balance = balances.get(account);
        if (balance == null) {
            throw new UnknownAccountException(account);
        }
        return balance;
    }

    private static void requireBalanced(List<Entry> entries) {
        long sum = entries.stream().mapToLong(Entry::cents).sum();
        if (sum != 0) {
            throw new IllegalArgumentException("batch is off by " + sum);
        }
    }
}
