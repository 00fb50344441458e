package com.meterly.credits;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;

/** Prepaid API credits by account. */
public class CreditLedger {

    private final Map<String, BigDecimal> balances = new LinkedHashMap<>();

    public void topUp(String account, BigDecimal amount) {
        if (amount.compareTo(BigDecimal.ZERO) <= 0) {
            throw new IllegalArgumentException("amount must be positive: " + amount);
        }
        balances.put(account, balance(account).add(amount));
    }

    public boolean charge(String account, BigDecimal amount) {
        BigDecimal left = balance(account).subtract(amount);
        if (left.compareTo(BigDecimal.ZERO) < 0) {
            return false;
        }
        balances.put(account, left);
        return true;
    }

    public BigDecimal balance(String account) {
        BigDecimal balance = balances.get(account);
        return balance == null ? BigDecimal.ZERO : balance;
    }

    public boolean isExhausted(String account) {
        return balance(account).compareTo(BigDecimal.ZERO) == 0;
    }

    public int closeExhausted() {
        int before = balances.size();
        balances.values().removeIf(b -> b.compareTo(BigDecimal.ZERO) == 0);
        return before - balances.size();
    }
}
