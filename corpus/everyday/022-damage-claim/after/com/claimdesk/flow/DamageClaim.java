package com.claimdesk.flow;

import java.util.ArrayList;
import java.util.List;

/** Life of a damage claim with its reserve (money set aside for it). */
public class DamageClaim {
    public enum State { NEW, IN_REVIEW, APPROVED, DENIED, CLOSED }

    public enum Event { SUBMIT, APPROVE, DENY, REOPEN, CLOSE }

    private static final long DEFAULT_RESERVE = 50_000;

    private State state = State.NEW;
    private long reserveCents;
    private int reopenings;
    private final List<String> tasks = new ArrayList<>();

    public State state() {
        return state;
    }

    public long reserveCents() {
        return reserveCents;
    }

    public int reopenings() {
        return reopenings;
    }

    public List<String> tasks() {
        return List.copyOf(tasks);
    }

    public void on(Event event, long amountCents) {
        check(event);
        switch (event) {
            case REOPEN -> {
                // a reopened claim is reviewed like a new one
                reopenings++;
                tasks.clear();
                state = State.IN_REVIEW;
                tasks.add("assign adjuster");
            }
            case SUBMIT -> {
                state = State.IN_REVIEW;
                reserveCents = Math.max(amountCents, DEFAULT_RESERVE);
                tasks.add("assign adjuster");
            }
            case APPROVE -> {
                state = State.APPROVED;
                reserveCents = amountCents;
                tasks.add("pay " + amountCents);
            }
            case DENY -> {
                state = State.DENIED;
                reserveCents = 0;
                tasks.add("send letter");
            }
            case CLOSE -> {
                state = State.CLOSED;
                reserveCents = 0;
                tasks.clear();
            }
        }
    }

    private void check(Event event) {
        boolean allowed = switch (state) {
            case NEW -> event == Event.SUBMIT;
            case IN_REVIEW -> event == Event.APPROVE || event == Event.DENY;
            case APPROVED, DENIED -> event == Event.CLOSE || event == Event.REOPEN;
            case CLOSED -> event == Event.REOPEN;
        };
        if (!allowed) {
            throw new IllegalStateException(event + " in " + state);
        }
    }
}
