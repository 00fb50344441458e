package com.accounts.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

public class InMemoryAccounts implements Accounts {
    private final Set<String> emails = new TreeSet<>();
    private AuditLog log;

    public InMemoryAccounts() {
    }

    public InMemoryAccounts(AuditLog log) {
        this.log = log;
    }

    public void setLog(AuditLog log) {
        this.log = log;
    }

    @Override
    public boolean open(String actor, String email) {
        String key = email.trim().toLowerCase(Locale.ROOT);
        if (!emails.add(key)) {
            if (log != null) {
                log.record(actor, "open-refused", key);
            }
            return false;
        }
        if (log != null) {
            log.record(actor, "open", key);
        }
        return true;
    }

    @Override
    public boolean close(String actor, String email) {
        String key = email.trim().toLowerCase(Locale.ROOT);
        boolean removed = emails.remove(key);
        if (removed && log != null) {
            log.record(actor, "close", key);
        }
        return removed;
    }

    @Override
    public List<String> emails() {
        return new ArrayList<>(emails);
    }
}
