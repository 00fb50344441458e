package com.accounts.core;

public interface AuditLog {
    void record(String actor, String action, String subject);
}
