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
            case REOPEN:
                reopenings++;
                tasks.clear();
                // a reopened claim is reviewed like a new one
            case SUBMIT:
                state = State.IN_REVIEW;
                reserveCents = Math.max(amountCents, DEFAULT_RESERVE);
                tasks.add("assign adjuster");
                break;
            case APPROVE:
                state = State.APPROVED;
                reserveCents = amountCents;
                tasks.add("pay " + amountCents);
                break;
            case DENY:
                state = State.DENIED;
                reserveCents = 0;
                tasks.add("send letter");
                break;
            case CLOSE:
                state = State.CLOSED;
                reserveCents = 0;
                tasks.clear();
                break;
        }
    }

    private void check(Event event) {
        boolean allowed;
        switch (state) {
            case NEW:
                allowed = event == Event.SUBMIT;
                break;
            case IN_REVIEW:
                allowed = event == Event.APPROVE || event == Event.DENY;
                break;
            case APPROVED:
            case DENIED:
                allowed = event == Event.CLOSE || event == Event.REOPEN;
                break;
            default:
                allowed = event == Event.REOPEN;
        }
        if (!allowed) {
            throw new IllegalStateException(event + " in " + state);
        }
    }
}
