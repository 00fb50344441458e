package org.glyphway.codec;

import java.util.Arrays;

/** Base 32 with Crockford's alphabet, without padding. */
public final class Base32 {

    private static final String ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    private static final byte[] VALUES = new byte[128];

    static {
        Arrays.fill(VALUES, (byte) -1);
        for (int i = 0; i < ALPHABET.length(); i++) {
            assign(ALPHABET.charAt(i), i);
        }
        assign('O', 0);
        assign('I', 1);
        assign('L', 1);
    }

    private Base32() {
    }

    private static void assign(char symbol, int value) {
        VALUES[symbol] = (byte) value;
        VALUES[Character.toLowerCase(symbol)] = (byte) value;
    }

    public static String encode(byte[] data) {
        StringBuilder out = new StringBuilder();
        int buffer = 0;
        int bits = 0;
        for (byte b : data) {
            buffer = buffer << 8 | b & 0xff;
            bits += 8;
            while (bits >= 5) {
                bits -= 5;
                out.append(ALPHABET.charAt(buffer >>> bits & 31));
            }
        }
        if (bits > 0) {
            out.append(ALPHABET.charAt(buffer << 5 - bits & 31));
        }
        return out.toString();
    }

    public static byte[] decode(String text) {
        switch (text.length() % 8) {
            case 1, 3, 6 -> throw new IllegalArgumentException("bad length " + text.length());
            default -> { }
        }
        byte[] out = new byte[(int) (text.length() * 5L / 8)];
        int size = 0;
        int buffer = 0;
        int bits = 0;
        for (int i = 0; i < text.length(); i++) {
            buffer = buffer << 5 | valueOf(text, i);
            bits += 5;
            if (bits >= 8) {
                bits -= 8;
                out[size++] = (byte) (buffer >>> bits);
            }
        }
        return out;
    }

    private static int valueOf(String text, int index) {
        char c = text.charAt(index);
        int value = c < VALUES.length ? VALUES[c] : -1;
        if (value < 0) {
            throw new IllegalArgumentException("bad symbol '" + c + "' at " + index);
        }
        return value;
    }
}
