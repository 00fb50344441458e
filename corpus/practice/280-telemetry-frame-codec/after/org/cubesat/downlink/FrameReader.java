package org.cubesat.downlink;

/** Reads unsigned big endian numbers one after the other. */
final class FrameReader {

    private final byte[] data;
    private int position;

    FrameReader(byte[] data) {
        this.data = data;
    }

    int u8() {
        return next() & 0xFF;
    }

    int u16() {
        return (next() << 8 | next()) & 0xFFFF;
    }

    long u32() {
        return ((long) u16() << 16 | u16()) & 0xFFFFFFFFL;
    }

    private int next() {
        return data[position++];
    }
}
