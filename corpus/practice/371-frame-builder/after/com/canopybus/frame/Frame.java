package com.canopybus.frame;

import java.util.Collections;
import java.util.List;

public final class Frame {
    private final int identifier;
    private final List<Integer> payload;

    Frame(int identifier, List<Integer> payload) {
        this.identifier = identifier;
        this.payload = Collections.unmodifiableList(payload);
    }

    public static FrameBuilder builder(int identifier) {
        return new FrameBuilder(identifier);
    }

    public int identifier() {
        return identifier;
    }

    public List<Integer> payload() {
        return payload;
    }

    public int checksum() {
        int sum = identifier;
        for (int octet : payload) {
            sum = (sum + octet) & 0xff;
        }
        return sum ^ 0xff;
    }

    @Override
    public String toString() {
        return Integer.toHexString(identifier) + payload;
    }
}
