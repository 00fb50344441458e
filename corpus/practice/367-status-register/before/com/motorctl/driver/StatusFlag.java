package com.motorctl.driver;

public enum StatusFlag {
    ENABLED(0), STALLED(1), OVER_TEMPERATURE(2), UNDER_VOLTAGE(4), HOMED(7);

    private final int bit;

    StatusFlag(int bit) {
        this.bit = bit;
    }

    public int mask() {
        return 1 << bit;
    }
}
