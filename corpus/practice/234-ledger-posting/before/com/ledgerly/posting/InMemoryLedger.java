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
        long sum = 0;
        for (Entry entry : entries) {
            sum += entry.cents();
        }
        if (sum != 0) {
            throw new IllegalArgumentException("batch is off by " + sum);
        }
        for (Entry entry : entries) {
            requireAccount(entry.account());
        }
        for (Entry entry : entries) {
            balances.put(entry.account(), balances.get(entry.account()) + entry.cents());
        }
    }

    @Override
    public long balance(String account) {
        requireAccount(account);
        return balances.get(account);
    }

    private void requireAccount(String account) {
        if (!balances.containsKey(account)) {
            throw new UnknownAccountException(account);
        }
    }
}
