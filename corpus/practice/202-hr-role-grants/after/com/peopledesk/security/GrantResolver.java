package com.peopledesk.security;

import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;

public class GrantResolver {

    public Set<Permission> grantsOf(Collection<HrRole> roles) {
        Set<Permission> grants = EnumSet.noneOf(Permission.class);
        for (HrRole role : roles) {
            grants.addAll(grantsOf(role));
        }
        return grants;
    }

    public boolean isAllowed(HrRole role, Permission permission) {
        return grantsOf(role).contains(permission);
    }

    private Set<Permission> grantsOf(HrRole role) {
        return switch (role) {
            case HR_ADMIN -> EnumSet.of(Permission.EDIT_SALARIES, Permission.TERMINATE_CONTRACT);
            case MANAGER -> EnumSet.of(Permission.VIEW_TEAM_FILES, Permission.APPROVE_LEAVE);
            case EMPLOYEE -> EnumSet.of(Permission.REQUEST_LEAVE, Permission.VIEW_OWN_FILE);
            case CONTRACTOR -> EnumSet.of(Permission.VIEW_OWN_FILE);
        };
    }
}
