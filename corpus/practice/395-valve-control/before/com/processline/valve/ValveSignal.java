package com.processline.valve;

public enum ValveSignal {
    OPEN, CLOSE, LIMIT_REACHED, TIMEOUT, RESET
}
