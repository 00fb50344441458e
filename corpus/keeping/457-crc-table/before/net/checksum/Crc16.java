package net.checksum;

import java.nio.charset.StandardCharsets;

public final class Crc16 {
    private int crc = 0xFFFF;
    private long count;

    public Crc16 update(int b) {
        crc ^= (b & 0xFF) << 8;
        for (int i = 0; i < 8; i++) {
            if ((crc & 0x8000) != 0) {
                crc = (crc << 1) ^ 0x1021;
            } else {
                crc = crc << 1;
            }
        }
        crc &= 0xFFFF;
        count++;
        return this;
    }

    public Crc16 update(byte[] data, int offset, int length) {
        int size = data.length;
        if (offset < 0 || length < 0 || offset > size - length) {
            throw new IndexOutOfBoundsException("range");
        }
        for (int i = offset; i < offset + length; i++) {
            update(data[i]);
        }
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
        StringBuilder sb = new StringBuilder(Integer.toHexString(crc));
        while (sb.length() < 4) {
            sb.insert(0, '0');
        }
        return sb.toString();
    }

    public long count() {
        return count;
    }

    public void reset() {
        crc = 0xFFFF;
        count = 0;
    }

    public static boolean verify(byte[] data, int expected) {
        return new Crc16().update(data, 0, data.length).value() == expected;
    }
}
