package com.aerolink.telemetry;

import java.util.Objects;

/** Reads most significant bit first. */
public final class BitReader {
    private final byte[] frame;
    private int position;

    public BitReader(byte[] frame) {
        this.frame = Objects.requireNonNull(frame, "frame");
    }

    public int remaining() {
        return frame.length * 8 - position;
    }

    public boolean readFlag() {
        return readUnsigned(1) == 1;
    }

    public long readUnsigned(int width) {
        checkAvailable(width);
        return take(width);
    }

    public long readSigned(int width) {
        if (width == 0) {
            throw new IllegalArgumentException("a signed field needs a bit");
        }
        checkAvailable(width);
        int unused = 64 - width;
        return take(width) << unused >> unused;
    }

    public void skip(int width) {
        checkAvailable(width);
        position += width;
    }

    private long take(int width) {
        long value = 0;
        int missing = width;
        while (missing > 0) {
            int leftInByte = 8 - (position & 7);
            int chunk = Math.min(leftInByte, missing);
            int bits = frame[position >> 3] >> leftInByte - chunk & (1 << chunk) - 1;
            value = value << chunk | bits;
            position += chunk;
            missing -= chunk;
        }
        return value;
    }

    private void checkAvailable(int width) {
        if (width < 0 || width > 64) {
            throw new IllegalArgumentException("width " + width);
        }
        if (width > remaining()) {
            throw new IllegalStateException("only " + remaining() + " bits left, wanted " + width);
        }
    }
}
