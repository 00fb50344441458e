package com.spritelab.codec;

import java.io.ByteArrayOutputStream;

/** Encodes pixel rows as (count, value) pairs; a count is 1 to 255. */
public final class RunLengthCodec {
    private static final int MAX_RUN = 255;

    public byte[] encode(byte[] pixels) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int i = 0;
        while (i < pixels.length) {
            byte value = pixels[i];
            int run = 1;
            while (run < MAX_RUN && i + run < pixels.length && pixels[i + run] == value) {
                run++;
            }
            out.write(run);
            out.write(value);
            i += run;
        }
        return out.toByteArray();
    }

    public byte[] decode(byte[] encoded) {
        if (encoded.length % 2 != 0) {
            throw new IllegalArgumentException("truncated pair");
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (int i = 0; i < encoded.length; i += 2) {
            int run = encoded[i] & 0xff;
            if (run == 0) {
                throw new IllegalArgumentException("empty run at " + i);
            }
            for (int k = 0; k < run; k++) {
                out.write(encoded[i + 1]);
            }
        }
        return out.toByteArray();
    }
}
