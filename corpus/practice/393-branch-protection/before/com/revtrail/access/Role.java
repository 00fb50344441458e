package com.revtrail.access;

public enum Role {
    READER, DEVELOPER, MAINTAINER, OWNER
}
