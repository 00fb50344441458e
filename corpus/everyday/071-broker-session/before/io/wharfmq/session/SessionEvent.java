package io.wharfmq.session;

public enum SessionEvent { OPEN, ACCEPTED, REFUSED, HEARTBEAT, DRAIN, CLOSE }
