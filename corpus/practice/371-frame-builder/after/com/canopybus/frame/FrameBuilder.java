package com.canopybus.frame;

import java.util.ArrayList;
import java.util.List;

/** Reusable: a frame can be built after each addition. */
public final class FrameBuilder {
    private static final int MAX_PAYLOAD = 8;

    private final int identifier;
    private final List<Integer> octets = new ArrayList<>();

    FrameBuilder(int identifier) {
        this.identifier = identifier;
    }

    public FrameBuilder octet(int value) {
        if (value < 0 || value > 0xff) {
            throw new IllegalArgumentException("not an octet: " + value);
        }
        if (octets.size() == MAX_PAYLOAD) {
            throw new IllegalStateException("frame full");
        }
        octets.add(value);
        return this;
    }

    public FrameBuilder word(int value) {
        return octet(value >> 8 & 0xff).octet(value & 0xff);
    }

    public FrameBuilder clear() {
        octets.clear();
        return this;
    }

    public Frame build() {
        return new Frame(identifier, octets);
    }
}
