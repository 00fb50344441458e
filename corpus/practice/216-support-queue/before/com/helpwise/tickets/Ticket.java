package com.helpwise.tickets;

public record Ticket(String id, Severity severity) {
    public enum Severity { BLOCKER, MAJOR, MINOR }
}
