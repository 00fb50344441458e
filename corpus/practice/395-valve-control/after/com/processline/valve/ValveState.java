package com.processline.valve;

import java.util.Optional;

public enum ValveState {
    CLOSED, OPENING, OPEN, CLOSING, JAMMED;

    Optional<ValveState> after(ValveSignal signal) {
        if (signal == null) {
            return Optional.empty();
        }
        return Optional.ofNullable(switch (this) {
            case CLOSED -> signal == ValveSignal.OPEN ? OPENING : null;
            case OPEN -> signal == ValveSignal.CLOSE ? CLOSING : null;
            case JAMMED -> signal == ValveSignal.RESET ? CLOSING : null;
            case OPENING -> switch (signal) {
                case LIMIT_REACHED -> OPEN;
                case CLOSE -> CLOSING;
                case TIMEOUT -> JAMMED;
                default -> null;
            };
            case CLOSING -> switch (signal) {
                case LIMIT_REACHED -> CLOSED;
                case OPEN -> OPENING;
                case TIMEOUT -> JAMMED;
                default -> null;
            };
        });
    }
}
