package com.tagtrack.rfid;

/** Frames of freight tags: type (1 byte), site (2 bytes), serial (4 bytes, unsigned), checksum (1 byte). */
public final class TagFrameCodec {
    private static final int LENGTH = 8;

    public byte[] encode(TagFrame frame) {
        byte[] data = new byte[LENGTH];
        data[0] = (byte) frame.type();
        data[1] = (byte) (frame.site() >>> 8);
        data[2] = (byte) frame.site();
        data[3] = (byte) (frame.serial() >>> 24);
        data[4] = (byte) (frame.serial() >>> 16);
        data[5] = (byte) (frame.serial() >>> 8);
        data[6] = (byte) frame.serial();
        data[7] = checksum(data);
        return data;
    }

    public TagFrame decode(byte[] data) {
        if (data.length != LENGTH) {
            throw new IllegalArgumentException("length " + data.length);
        }
        if (data[7] != checksum(data)) {
            throw new IllegalArgumentException("bad checksum");
        }
        int site = octet(data, 1) << 8 | octet(data, 2);
        long serial = octet(data, 3) << 24 | octet(data, 4) << 16 | octet(data, 5) << 8 | octet(data, 6);
        return new TagFrame(octet(data, 0), site, serial);
    }

    private static int octet(byte[] data, int index) {
        return data[index] & 0xff;
    }

    private static byte checksum(byte[] data) {
        int sum = 0;
        for (int i = 0; i < LENGTH - 1; i++) {
            sum += octet(data, i);
        }
        return (byte) ~sum;
    }
}
