package enc.crc;

public final class Crc8 {
    private static final int POLY = 0x07;
    private static final int[] TABLE = new int[256];

    static {
        for (int i = 0; i < 256; i++) {
            int v = i;
            for (int bit = 0; bit < 8; bit++) {
                v = (v & 0x80) != 0 ? (v << 1) ^ POLY : v << 1;
                v &= 0xff;
            }
            TABLE[i] = v;
        }
    }
    private int crc;

    public Crc8 update(byte[] bytes) {
        for (byte b : bytes) {
            crc = TABLE[crc ^ (b & 0xff)];
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
