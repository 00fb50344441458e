package com.spritelab.codec;

import java.io.ByteArrayOutputStream;

/** Encodes pixel rows as (count, value) pairs; a count is 1 to 255. */
public final class RunLengthCodec {
    private static final int MAX_RUN = 255;

    public byte[] encode(byte[] pixels) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int i = 0;
        while (i < pixels.length) {
            int run = runLength(pixels, i);
            writeRun(out, run, pixels[i]);
            i += run;
        }
        return out.toByteArray();
    }

    private static int runLength(byte[] pixels, int from) {
        int end = from + 1;
        while (end < pixels.length && pixels[end] == pixels[from]) {
            end++;
        }
        return end - from;
    }

    private static void writeRun(ByteArrayOutputStream out, int run, byte value) {
        for (int full = run / MAX_RUN; full > 0; full--) {
            out.write(MAX_RUN);
            out.write(value);
        }
        out.write(run % MAX_RUN);
        out.write(value);
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
