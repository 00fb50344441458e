package com.peopledesk.security;

import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;

public class GrantResolver {

    public Set<Permission> grantsOf(Collection<HrRole> roles) {
        Set<Permission> grants = EnumSet.noneOf(Permission.class);
        for (HrRole role : roles) {
            addGrants(role, grants);
        }
        return grants;
    }

    public boolean isAllowed(HrRole role, Permission permission) {
        Set<Permission> grants = EnumSet.noneOf(Permission.class);
        addGrants(role, grants);
        return grants.contains(permission);
    }

    private void addGrants(HrRole role, Set<Permission> grants) {
        switch (role) {
            case HR_ADMIN:
                grants.add(Permission.EDIT_SALARIES);
                grants.add(Permission.TERMINATE_CONTRACT);
            case MANAGER:
                grants.add(Permission.VIEW_TEAM_FILES);
                grants.add(Permission.APPROVE_LEAVE);
            case EMPLOYEE:
                grants.add(Permission.REQUEST_LEAVE);
                grants.add(Permission.VIEW_OWN_FILE);
                break;
            case CONTRACTOR:
                grants.add(Permission.VIEW_OWN_FILE);
                break;
            default:
                throw new IllegalArgumentException("unknown role " + role);
        }
    }
}
