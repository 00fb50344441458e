package com.tagtrack.rfid;

/** Frames of freight tags: type (1 byte), site (2 bytes), serial (4 bytes, unsigned), checksum (1 byte). */
public final class TagFrameCodec {
    private static final int LENGTH = 8;

    public byte[] encode(TagFrame frame) {
        byte[] data = new byte[LENGTH];
        data[0] = (byte) frame.type();
        data[1] = (byte) (frame.site() >>> 8);
        data[2] = (byte) frame.site();
        for (int i = 0; i < 4; i++) {
            data[3 + i] = (byte) (frame.serial() >>> (24 - 8 * i));
        }
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
        int site = 0;
        for (int i = 1; i < 3; i++) {
            site = site << 8 | data[i] & 0xff;
        }
        long serial = 0;
        for (int i = 3; i < 7; i++) {
            serial = serial << 8 | data[i] & 0xff;
        }
        return new TagFrame(data[0] & 0xff, site, serial);
    }

    private static byte checksum(byte[] data) {
        int sum = 0;
        for (int i = 0; i < LENGTH - 1; i++) {
            sum += data[i] & 0xff;
        }
        return (byte) ~sum;
    }
}
