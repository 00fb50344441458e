package com.peopledesk.security;

public enum HrRole {
    CONTRACTOR, EMPLOYEE, MANAGER, HR_ADMIN
}
