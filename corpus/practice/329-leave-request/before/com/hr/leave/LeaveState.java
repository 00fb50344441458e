package com.hr.leave;

public enum LeaveState { DRAFT, SUBMITTED, APPROVED, REJECTED, WITHDRAWN }
