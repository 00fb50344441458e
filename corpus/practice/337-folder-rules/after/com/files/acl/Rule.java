package com.files.acl;

public record Rule(String pathPrefix, String role, boolean allow) {
    boolean matches(String path, String asked) {
        return path.startsWith(pathPrefix) && (role.equals("*") || role.equals(asked));
    }
}
