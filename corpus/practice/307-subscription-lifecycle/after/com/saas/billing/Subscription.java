package com.saas.billing;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

public class Subscription {
    private static final int MAX_FAILURES = 3;
    private static final Map<State, Map<Event, Function<Subscription, State>>> TRANSITIONS = new EnumMap<>(State.class);

    static {
        for (State open : List.of(State.TRIAL, State.ACTIVE, State.PAST_DUE, State.SUSPENDED)) {
            allow(open, Event.PAYMENT_OK, Subscription::paid);
            allow(open, Event.CANCEL, s -> s.moveTo(State.CANCELLED));
        }
        for (State paying : List.of(State.TRIAL, State.ACTIVE)) {
            allow(paying, Event.PAYMENT_FAILED, s -> s.failed(1));
        }
        allow(State.PAST_DUE, Event.PAYMENT_FAILED, s -> s.failed(s.failures + 1));
        allow(State.SUSPENDED, Event.PAYMENT_FAILED, s -> s.state);
        allow(State.CANCELLED, Event.REACTIVATE, Subscription::restart);
    }

    private final List<State> history = new ArrayList<>();
    private State state = State.TRIAL;
    private int failures;

    private static void allow(State from, Event event, Function<Subscription, State> action) {
        TRANSITIONS.computeIfAbsent(from, s -> new EnumMap<>(Event.class)).put(event, action);
    }

    public State on(Event event) {
        Objects.requireNonNull(event, "event");
        Function<Subscription, State> action = TRANSITIONS.get(state).get(event);
        if (action == null) {
            throw new IllegalStateException(event + " not possible in " + state);
        }
        return action.apply(this);
    }

    private State paid() {
        failures = 0;
        return moveTo(State.ACTIVE);
    }

    private State failed(int count) {
        failures = count;
        return moveTo(count >= MAX_FAILURES ? State.SUSPENDED : State.PAST_DUE);
    }

    private State restart() {
        failures = 0;
        return moveTo(State.TRIAL);
    }

    private State moveTo(State next) {
        history.add(state);
        state = next;
        return next;
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
