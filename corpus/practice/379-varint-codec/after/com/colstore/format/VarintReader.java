package com.colstore.format;

/** Reads consecutive values. */
public final class VarintReader {
    private final byte[] bytes;
    private int position;

    public VarintReader(byte[] bytes) {
        this.bytes = bytes.clone();
    }

    public boolean hasMore() {
        return position < bytes.length;
    }

    public int position() {
        return position;
    }

    public long read() {
        long raw = 0;
        for (int shift = 0; shift < Long.SIZE; shift += 7) {
            byte b = next();
            raw |= (b & 0x7fL) << shift;
            if (b >= 0) {
                return raw >>> 1 ^ -(raw & 1);
            }
        }
        throw new IllegalArgumentException("value too long");
    }

    private byte next() {
        if (!hasMore()) {
            throw new IllegalStateException("truncated value");
        }
        return bytes[position++];
    }
}
