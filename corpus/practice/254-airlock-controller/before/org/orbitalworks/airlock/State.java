package org.orbitalworks.airlock;

public enum State {
    IDLE, PRESSURISING, OPEN_INNER, VENTING, OPEN_OUTER, SEALED
}
