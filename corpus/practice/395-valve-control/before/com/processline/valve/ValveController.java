package com.processline.valve;

import java.util.ArrayList;
import java.util.List;

public final class ValveController {
    private ValveState state = ValveState.CLOSED;
    private final List<ValveState> history = new ArrayList<>();

    /** False if the signal means nothing in the present state. */
    public boolean signal(ValveSignal signal) {
        ValveState next = null;
        if (signal == ValveSignal.TIMEOUT) {
            if (state == ValveState.OPENING || state == ValveState.CLOSING) {
                next = ValveState.JAMMED;
            }
        } else if (signal == ValveSignal.RESET) {
            if (state == ValveState.JAMMED) {
                next = ValveState.CLOSING;
            }
        } else if (signal == ValveSignal.LIMIT_REACHED) {
            if (state == ValveState.OPENING) {
                next = ValveState.OPEN;
            } else if (state == ValveState.CLOSING) {
                next = ValveState.CLOSED;
            }
        } else if (signal == ValveSignal.OPEN) {
            if (state == ValveState.CLOSED || state == ValveState.CLOSING) {
                next = ValveState.OPENING;
            }
        } else if (signal == ValveSignal.CLOSE) {
            if (state == ValveState.OPEN || state == ValveState.OPENING) {
                next = ValveState.CLOSING;
            }
        }
        if (next == null) {
            return false;
        }
        history.add(state);
        state = next;
        return true;
    }

    public ValveState state() {
        return state;
    }

    public List<ValveState> history() {
        return new ArrayList<>(history);
    }
}
