package com.voltpark.charger;

import java.util.ArrayList;
import java.util.List;

public final class Charger {
    private ChargerState state = ChargerState.IDLE;
    private boolean cableLocked;
    private int sessions;
    private final List<String> journal = new ArrayList<>();

    public void plugIn() {
        if (state == ChargerState.IDLE) {
            cableLocked = true;
            move(ChargerState.CONNECTED);
        } else {
            journal.add("plug ignored");
        }
    }

    public void authorise() {
        if (state == ChargerState.CONNECTED) {
            sessions++;
            move(ChargerState.CHARGING);
        } else {
            journal.add("authorisation ignored");
        }
    }

    public void unplug() {
        switch (state) {
            case CHARGING -> {
                journal.add("session closed");
                move(ChargerState.IDLE);
            }
            case CONNECTED -> {
                cableLocked = false;
                move(ChargerState.IDLE);
            }
            case FAULT -> move(ChargerState.IDLE);
            default -> journal.add("unplug ignored");
        }
    }

    public void fail(String reason) {
        journal.add("fault " + reason);
        move(ChargerState.FAULT);
    }

    public ChargerState state() {
        return state;
    }

    public boolean isCableLocked() {
        return cableLocked;
    }

    public int sessions() {
        return sessions;
    }

    public List<String> journal() {
        return List.copyOf(journal);
    }

    private void move(ChargerState next) {
        journal.add(state + " -> " + next);
        state = next;
    }
}
