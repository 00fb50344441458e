package com.saas.billing;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public class Subscription {
    private static final int MAX_FAILURES = 3;

    private final List<State> history = new ArrayList<>();
    private State state = State.TRIAL;
    private int failures;

    public State on(Event event) {
        Objects.requireNonNull(event, "event");
        switch (state) {
            case TRIAL:
            case ACTIVE:
                switch (event) {
                    case PAYMENT_OK:
                        failures = 0;
                        return moveTo(State.ACTIVE);
                    case PAYMENT_FAILED:
                        failures = 1;
                        return moveTo(State.PAST_DUE);
                    case CANCEL:
                        return moveTo(State.CANCELLED);
                    default:
                        throw rejected(event);
                }
            case PAST_DUE:
                switch (event) {
                    case PAYMENT_OK:
                        failures = 0;
                        return moveTo(State.ACTIVE);
                    case PAYMENT_FAILED:
                        failures++;
                        return moveTo(failures >= MAX_FAILURES ? State.SUSPENDED : State.PAST_DUE);
                    case CANCEL:
                        return moveTo(State.CANCELLED);
                    default:
                        throw rejected(event);
                }
            case SUSPENDED:
                if (event == Event.PAYMENT_OK) {
                    failures = 0;
                    return moveTo(State.ACTIVE);
                }
                if (event == Event.PAYMENT_FAILED) {
                    return state;
                }
                if (event == Event.CANCEL) {
                    return moveTo(State.CANCELLED);
                }
                throw rejected(event);
            default:
                if (event == Event.REACTIVATE) {
                    failures = 0;
                    return moveTo(State.TRIAL);
                }
                throw rejected(event);
        }
    }

    private State moveTo(State next) {
        history.add(state);
        state = next;
        return next;
    }

    private IllegalStateException rejected(Event event) {
        return new IllegalStateException(event + " not possible in " + state);
    }

    public State state() {
        return state;
    }

    public int failures() {
        return failures;
    }

    public List<State> history() {
        return List.copyOf(history);
    }
}
