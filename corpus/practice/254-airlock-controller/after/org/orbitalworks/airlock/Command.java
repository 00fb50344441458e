package org.orbitalworks.airlock;

public enum Command {
    PRESSURISE, VENT, DONE, CLOSE, RESET, ALARM, OVERRIDE
}
