package io.wharfmq.session;

public enum SessionState { NEW, OPENING, ACTIVE, DRAINING, CLOSED }
