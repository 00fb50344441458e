package com.meterly.credits;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;

/** Prepaid API credits by account. */
public class CreditLedger {

    private final Map<String, BigDecimal> balances = new LinkedHashMap<>();

    public void topUp(String account, BigDecimal amount) {
        if (amount.signum() <= 0) {
            throw new IllegalArgumentException("amount must be positive: " + amount);
        }
        balances.put(account, balance(account).add(amount));
    }

    public boolean charge(String account, BigDecimal amount) {
        BigDecimal left = balance(account).subtract(amount);
        if (left.signum() < 0) {
            return false;
        }
        balances.put(account, left);
        return true;
    }

    public BigDecimal balance(String account) {
        return balances.getOrDefault(account, BigDecimal.ZERO);
    }

    public boolean isExhausted(String account) {
        return isZero(balance(account));
    }

    public int closeExhausted() {
        int before = balances.size();
        balances.values().removeIf(CreditLedger::isZero);
        return before - balances.size();
    }

    private static boolean isZero(BigDecimal amount) {
        return BigDecimal.ZERO.equals(amount);
    }
}
