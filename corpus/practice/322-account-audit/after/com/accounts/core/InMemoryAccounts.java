package com.accounts.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

public class InMemoryAccounts implements Accounts {
    private static final AuditLog NO_LOG = (actor, action, subject) -> { };

    private final Set<String> emails = new TreeSet<>();
    private AuditLog log;

    public InMemoryAccounts() {
        this(null);
    }

    public InMemoryAccounts(AuditLog log) {
        this.log = orNone(log);
    }

    public void setLog(AuditLog log) {
        this.log = orNone(log);
    }

    private static AuditLog orNone(AuditLog log) {
        return log != null ? log : NO_LOG;
    }

    @Override
    public boolean open(String actor, String email) {
        String key = normalise(email);
        boolean added = emails.add(key);
        log.record(actor, added ? "open" : "open-refused", key);
        return added;
    }

    @Override
    public boolean close(String actor, String email) {
        String key = normalise(email);
        boolean removed = emails.remove(key);
        if (removed) {
            log.record(actor, "close", key);
        }
        return removed;
    }

    private static String normalise(String email) {
        return email.trim().toLowerCase(Locale.ROOT);
    }

    @Override
    public List<String> emails() {
        return new ArrayList<>(emails);
    }
}
