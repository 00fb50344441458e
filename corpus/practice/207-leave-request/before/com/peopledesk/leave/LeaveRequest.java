package com.peopledesk.leave;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class LeaveRequest {
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
        if (target == state) {
            return;
        }
        if (!isAllowed(target)) {
            throw new IllegalStateException(state + " -> " + target);
        }
        state = target;
        history.add(target);
    }

    private boolean isAllowed(LeaveState target) {
        switch (state) {
            case DRAFT:
                return target == LeaveState.SUBMITTED || target == LeaveState.CANCELLED;
            case SUBMITTED:
                return target == LeaveState.APPROVED || target == LeaveState.REJECTED
                        || target == LeaveState.DRAFT || target == LeaveState.CANCELLED;
            case APPROVED:
                return target == LeaveState.CANCELLED;
            case REJECTED:
                return target == LeaveState.DRAFT;
            default:
                return false;
        }
    }
}
