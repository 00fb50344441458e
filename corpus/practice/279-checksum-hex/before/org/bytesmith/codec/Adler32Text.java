package org.bytesmith.codec;

/** The Adler-32 checksum of bytes as eight hexadecimal digits. */
public final class Adler32Text {

    private static final int MOD = 65521;

    private Adler32Text() {
    }

    public static String of(byte[] bytes) {
        int a = 1;
        int b = 0;
        for (byte value : bytes) {
            a = (a + (value & 0xff)) % MOD;
            b = (b + a) % MOD;
        }
        byte[] sum = {(byte) (b >> 8), (byte) b, (byte) (a >> 8), (byte) a};
        return Hex.encode(sum);
    }
}
