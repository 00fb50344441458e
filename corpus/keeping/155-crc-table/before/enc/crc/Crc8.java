package enc.crc;

public final class Crc8 {
    private static final int POLY = 0x07;
    private int crc;

    public Crc8 update(byte[] bytes) {
        for (byte b : bytes) {
            crc ^= b & 0xff;
            for (int i = 0; i < 8; i++) {
                if ((crc & 0x80) != 0) {
                    crc = ((crc << 1) ^ POLY) & 0xff;
                } else {
                    crc = (crc << 1) & 0xff;
                }
            }
        }
        return this;
    }

    public int value() {
        return crc;
    }

    public void reset() {
        crc = 0;
    }
}
