package com.hr.leave;

public class LeaveRequest {
    private LeaveState state = LeaveState.DRAFT;
    private String reviewer;
    private int submissions;

    public void submit() {
        switch (state) {
            case REJECTED, DRAFT -> {
                submissions++;
                state = LeaveState.SUBMITTED;
            }
            default -> throw new IllegalStateException("submit in " + state);
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
            case APPROVED, SUBMITTED, DRAFT -> {
                reviewer = null;
                state = LeaveState.WITHDRAWN;
            }
            default -> throw new IllegalStateException("withdraw in " + state);
        }
    }

    public String describe() {
        return state + " x" + submissions + (reviewer == null ? "" : " by " + reviewer);
    }
}
