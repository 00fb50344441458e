package com.intranet.roles;

public enum Right {
    READ, WRITE, SHARE, DELETE, ADMIN
}
