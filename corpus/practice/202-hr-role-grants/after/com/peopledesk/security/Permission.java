package com.peopledesk.security;

public enum Permission {
    VIEW_OWN_FILE,
    REQUEST_LEAVE,
    VIEW_TEAM_FILES,
    APPROVE_LEAVE,
    EDIT_SALARIES,
    TERMINATE_CONTRACT
}
