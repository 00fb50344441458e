package com.repogate.acl;

public enum Effect {
    ALLOW, DENY
}
