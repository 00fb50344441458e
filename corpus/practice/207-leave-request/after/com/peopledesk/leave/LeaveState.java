package com.peopledesk.leave;

public enum LeaveState {
    DRAFT, SUBMITTED, APPROVED, REJECTED, CANCELLED
}
