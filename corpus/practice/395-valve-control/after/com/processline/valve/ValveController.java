package com.processline.valve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

public final class ValveController {
    private ValveState state = ValveState.CLOSED;
    private final List<ValveState> history = new ArrayList<>();

    /** False if the signal means nothing in the present state. */
    public boolean signal(ValveSignal signal) {
        Optional<ValveState> next = state.after(signal);
        next.ifPresent(this::enter);
        return next.isPresent();
    }

    private void enter(ValveState next) {
        history.add(state);
        state = next;
    }

    public ValveState state() {
        return state;
    }

    public List<ValveState> history() {
        return new ArrayList<>(history);
    }
}
