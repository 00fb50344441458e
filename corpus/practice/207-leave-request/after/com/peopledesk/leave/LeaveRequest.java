package com.peopledesk.leave;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class LeaveRequest {
    private static final Map<LeaveState, Set<LeaveState>> TRANSITIONS = new EnumMap<>(LeaveState.class);

    static {
        TRANSITIONS.put(LeaveState.DRAFT, EnumSet.of(LeaveState.SUBMITTED, LeaveState.CANCELLED));
        TRANSITIONS.put(LeaveState.SUBMITTED, EnumSet.of(LeaveState.APPROVED, LeaveState.REJECTED,
                LeaveState.DRAFT, LeaveState.CANCELLED));
        TRANSITIONS.put(LeaveState.APPROVED, EnumSet.of(LeaveState.CANCELLED));
        TRANSITIONS.put(LeaveState.REJECTED, EnumSet.of(LeaveState.DRAFT));
        TRANSITIONS.put(LeaveState.CANCELLED, EnumSet.noneOf(LeaveState.class));
    }

    private final String employee;
    private LeaveState state = LeaveState.DRAFT;
    private final List<LeaveState> history = new ArrayList<>();

    public LeaveRequest(String employee) {
        this.employee = employee;
        history.add(state);
    }

    public String employee() {
        return employee;
    }

    public LeaveState state() {
        return state;
    }

    public List<LeaveState> history() {
        return Collections.unmodifiableList(history);
    }

    public void moveTo(LeaveState target) {
        if (!TRANSITIONS.get(state).contains(target)) {
            throw new IllegalStateException(state + " -> " + target);
        }
        state = target;
        history.add(target);
    }
}
