package org.cubesat.downlink;

import java.nio.charset.StandardCharsets;

/** Layout: type (1), sequence (2), timestamp (4), payload length (1), payload; big endian. */
public final class FrameCodec {

    private static final int HEADER = 8;

    public byte[] encode(Frame frame) {
        byte[] payload = frame.payload().getBytes(StandardCharsets.US_ASCII);
        if (payload.length > 255) {
            throw new IllegalArgumentException("payload too long: " + payload.length);
        }
        byte[] out = new byte[HEADER + payload.length];
        out[0] = (byte) frame.type();
        out[1] = (byte) (frame.sequence() >> 8);
        out[2] = (byte) frame.sequence();
        for (int i = 0; i < 4; i++) {
            out[3 + i] = (byte) (frame.timestamp() >> (24 - 8 * i));
        }
        out[7] = (byte) payload.length;
        System.arraycopy(payload, 0, out, HEADER, payload.length);
        return out;
    }

    public Frame decode(byte[] data) {
        if (data.length < HEADER) {
            throw new IllegalArgumentException("short frame: " + data.length);
        }
        int type = data[0] & 0xFF;
        int sequence = (data[1] & 0xFF) << 8 | data[2] & 0xFF;
        long timestamp = 0;
        for (int i = 0; i < 4; i++) {
            timestamp = timestamp << 8 | data[3 + i] & 0xFF;
        }
        int length = data[7] & 0xFF;
        if (data.length != HEADER + length) {
            throw new IllegalArgumentException("expected " + length + " bytes of payload");
        }
        String payload = new String(data, HEADER, length, StandardCharsets.US_ASCII);
        return new Frame(type, sequence, timestamp, payload);
    }
}
