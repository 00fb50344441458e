package com.hr.leave;

public class LeaveRequest {
    private LeaveState state = LeaveState.DRAFT;
    private String reviewer;
    private int submissions;

    public void submit() {
        switch (state) {
            case REJECTED:
                reviewer = null;
            case DRAFT:
                submissions++;
                state = LeaveState.SUBMITTED;
                break;
            default:
                throw new IllegalStateException("submit in " + state);
        }
    }

    public void review(String by, boolean approve) {
        if (state != LeaveState.SUBMITTED) {
            throw new IllegalStateException("review in " + state);
        }
        reviewer = by;
        state = approve ? LeaveState.APPROVED : LeaveState.REJECTED;
    }

    public void withdraw() {
        switch (state) {
            case APPROVED:
            case SUBMITTED:
                reviewer = null;
            case DRAFT:
                state = LeaveState.WITHDRAWN;
                break;
            default:
                throw new IllegalStateException("withdraw in " + state);
        }
    }

    public String describe() {
        return state + " x" + submissions + (reviewer == null ? "" : " by " + reviewer);
    }
}
