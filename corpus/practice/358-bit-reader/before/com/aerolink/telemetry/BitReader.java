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
        long value = 0;
        for (int i = 0; i < width; i++) {
            value = value << 1 | nextBit();
        }
        return value;
    }

    public long readSigned(int width) {
        if (width == 0) {
            throw new IllegalArgumentException("a signed field needs a bit");
        }
        checkAvailable(width);
        long value = nextBit() == 1 ? -1 : 0;
        for (int i = 1; i < width; i++) {
            value = value << 1 | nextBit();
        }
        return value;
    }

    public void skip(int width) {
        checkAvailable(width);
        position += width;
    }

    private int nextBit() {
        int bit = frame[position >> 3] >> 7 - (position & 7) & 1;
        position++;
        return bit;
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
