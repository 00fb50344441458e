package com.revtrail.diff;

public enum Change {
    ADDED, MODIFIED, DELETED
}
