package org.stonevault.access;

public record PolicyRule(Effect effect, String principal, String pathPrefix) {

    public enum Effect { ALLOW, DENY }

    public boolean covers(String user, String path) {
        return (principal.equals("*") || principal.equals(user)) && path.startsWith(pathPrefix);
    }
}
