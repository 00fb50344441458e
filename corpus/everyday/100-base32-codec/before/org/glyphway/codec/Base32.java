package org.glyphway.codec;

import java.util.Arrays;

/** Base 32 with Crockford's alphabet, without padding. */
public final class Base32 {

    private static final String ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

    private Base32() {
    }

    public static String encode(byte[] data) {
        StringBuilder out = new StringBuilder();
        for (int start = 0; start < data.length; start += 5) {
            int length = Math.min(5, data.length - start);
            long block = 0;
            for (int i = 0; i < 5; i++) {
                block = block << 8 | (i < length ? data[start + i] & 0xff : 0);
            }
            int symbols = (length * 8 + 4) / 5;
            for (int i = 0; i < symbols; i++) {
                out.append(ALPHABET.charAt((int) (block >>> 35 - 5 * i & 31)));
            }
        }
        return out.toString();
    }

    public static byte[] decode(String text) {
        int rest = text.length() % 8;
        if (rest == 1 || rest == 3 || rest == 6) {
            throw new IllegalArgumentException("bad length " + text.length());
        }
        byte[] out = new byte[text.length()];
        int size = 0;
        for (int start = 0; start < text.length(); start += 8) {
            int length = Math.min(8, text.length() - start);
            long block = 0;
            for (int i = 0; i < 8; i++) {
                block = block << 5 | (i < length ? valueOf(text, start + i) : 0);
            }
            for (int i = 0; i < length * 5 / 8; i++) {
                out[size++] = (byte) (block >>> 32 - 8 * i);
            }
        }
        return Arrays.copyOf(out, size);
    }

    private static int valueOf(String text, int index) {
        char c = text.charAt(index);
        if (c >= 'a' && c <= 'z') {
            c -= 'a' - 'A';
        }
        if (c == 'O') {
            return 0;
        }
        if (c == 'I' || c == 'L') {
            return 1;
        }
        int value = ALPHABET.indexOf(c);
        if (value < 0) {
            throw new IllegalArgumentException("bad symbol '" + text.charAt(index) + "' at " + index);
        }
        return value;
    }
}
