package com.colstore.format;

/** Zigzag and base 128 coding of column values. */
public final class VarintCodec {
    private VarintCodec() {
    }

    public static byte[] encode(long value) {
        return encodeAll(value);
    }

    public static byte[] encodeAll(long... values) {
        int total = 0;
        for (long value : values) {
            total += size(zigzag(value));
        }
        byte[] out = new byte[total];
        int at = 0;
        for (long value : values) {
            at = put(zigzag(value), out, at);
        }
        return out;
    }

    private static int put(long raw, byte[] out, int at) {
        int last = at + size(raw) - 1;
        for (int i = at; i < last; i++) {
            out[i] = (byte) (raw | 0x80);
            raw >>>= 7;
        }
        out[last] = (byte) raw;
        return last + 1;
    }

    private static int size(long raw) {
        int bits = Long.SIZE - Long.numberOfLeadingZeros(raw | 1);
        return (bits + 6) / 7;
    }

    private static long zigzag(long value) {
        return value << 1 ^ value >> 63;
    }
}
