package txt.hex;

public final class HexDump {
    private HexDump() {
    }

    public static String hex(byte[] data) {
        String out = "";
        for (int i = 0; i < data.length; i++) {
            int hi = (data[i] >> 4) & 0xf;
            int lo = data[i] & 0xf;
            out += (char) (hi < 10 ? '0' + hi : 'a' + hi - 10);
            out += (char) (lo < 10 ? '0' + lo : 'a' + lo - 10);
            if (i + 1 < data.length) {
                out += ' ';
            }
        }
        return out;
    }

    public static String ascii(byte[] data) {
        String out = "";
        for (byte b : data) {
            out += b >= 32 && b < 127 ? (char) b : '.';
        }
        return out;
    }
}
