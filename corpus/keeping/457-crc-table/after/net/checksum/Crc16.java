package net.checksum;

import java.nio.charset.StandardCharsets;
import java.util.Objects;

public final class Crc16 {
    private static final int INITIAL = 0xFFFF;
    private static final int POLYNOMIAL = 0x1021;
    private static final char[] TABLE = new char[256];

    static {
        for (int index = 0; index < TABLE.length; index++) {
            int remainder = index << 8;
            for (int bit = 0; bit < 8; bit++) {
                remainder = (remainder & 0x8000) != 0 ? (remainder << 1) ^ POLYNOMIAL : remainder << 1;
            }
            TABLE[index] = (char) remainder;
        }
    }

    private int crc = INITIAL;
    private long count;

    public Crc16 update(int b) {
        crc = step(crc, b);
        count++;
        return this;
    }

    private static int step(int crc, int b) {
        return (crc << 8 & 0xFF00) ^ TABLE[(crc >>> 8 ^ b) & 0xFF];
    }

    public Crc16 update(byte[] data, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, data.length);
        int running = crc;
        for (int i = offset; i < offset + length; i++) {
            running = step(running, data[i]);
        }
        crc = running;
        count += length;
        return this;
    }

    public Crc16 update(String text) {
        byte[] data = text.getBytes(StandardCharsets.UTF_8);
        return update(data, 0, data.length);
    }

    public int value() {
        return crc;
    }

    public String hex() {
        return Integer.toHexString(0x10000 | crc).substring(1);
    }

    public long count() {
        return count;
    }

    public void reset() {
        crc = INITIAL;
        count = 0;
    }

    public static boolean verify(byte[] data, int expected) {
        return new Crc16().update(data, 0, data.length).value() == expected;
    }
}
