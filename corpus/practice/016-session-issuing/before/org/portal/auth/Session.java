package org.portal.auth;

public record Session(String user, String role, long issuedAt, long expiresAt) {
    public long lifetime() {
        return expiresAt - issuedAt;
    }
}
