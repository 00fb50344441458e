package com.processline.valve;

public enum ValveState {
    CLOSED, OPENING, OPEN, CLOSING, JAMMED
}
