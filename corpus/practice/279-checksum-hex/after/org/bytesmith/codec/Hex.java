package org.bytesmith.codec;

import java.nio.charset.StandardCharsets;

/** Hexadecimal text of bytes, lower case. */
public final class Hex {

    private Hex() {
    }

    public static String encode(byte[] bytes) {
        StringBuilder out = new StringBuilder(bytes.length * 2);
        for (byte b : bytes) {
            out.append(Integer.toHexString(b & 0xff));
        }
        return out.toString();
    }

    public static byte[] decode(String text) {
        if (text.length() % 2 != 0) {
            throw new IllegalArgumentException("odd length " + text.length());
        }
        byte[] bytes = new byte[text.length() / 2];
        for (int i = 0; i < bytes.length; i++) {
            int high = Character.digit(text.charAt(2 * i), 16);
            int low = Character.digit(text.charAt(2 * i + 1), 16);
            if (high < 0 || low < 0) {
                throw new IllegalArgumentException("not hexadecimal at " + 2 * i);
            }
            bytes[i] = (byte) (high << 4 | low);
        }
        return bytes;
    }

    public static String encodeText(String text) {
        return encode(text.getBytes(StandardCharsets.UTF_8));
    }
}
