package com.push.outbox;

public enum Priority { URGENT, NORMAL, BULK }
