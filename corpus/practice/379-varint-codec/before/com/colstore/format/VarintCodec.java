package com.colstore.format;

import java.io.ByteArrayOutputStream;

/** Zigzag and base 128 coding of column values. */
public final class VarintCodec {
    private VarintCodec() {
    }

    public static byte[] encode(long value) {
        long rest = value << 1 ^ value >> 63;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        while ((rest & ~0x7fL) != 0) {
            out.write((int) (rest & 0x7f | 0x80));
            rest >>>= 7;
        }
        out.write((int) rest);
        return out.toByteArray();
    }

    public static byte[] encodeAll(long... values) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (long value : values) {
            byte[] encoded = encode(value);
            out.write(encoded, 0, encoded.length);
        }
        return out.toByteArray();
    }
}
