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
        int shift = 0;
        while (true) {
            if (position == bytes.length) {
                throw new IllegalStateException("truncated value");
            }
            byte b = bytes[position++];
            raw |= (long) (b & 0x7f) << shift;
            if ((b & 0x80) == 0) {
                break;
            }
            shift += 7;
            if (shift > 63) {
                throw new IllegalArgumentException("value too long");
            }
        }
        return (raw & 1) == 0 ? raw >>> 1 : ~(raw >>> 1);
    }
}
