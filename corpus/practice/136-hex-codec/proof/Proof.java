import codec.hex.*;

public class Proof {
    interface Act { Object run() throws Throwable; }

    static String show(Object o) {
        String s = java.util.Arrays.deepToString(new Object[] {o});
        return s.substring(1, s.length() - 1);
    }

    static void t(String label, Act a) {
        try {
            System.out.println(label + ": " + show(a.run()));
        } catch (Throwable e) {
            System.out.println(label + ": threw " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Throwable {
        t("plain", () -> HexCodec.encode(new byte[] {0, 1, 16, 127}));
        t("high", () -> HexCodec.encode(new byte[] {(byte) 0xca, (byte) 0xfe, -1, -128}));
        t("round", () -> HexCodec.decode("00cafe"));
    }
}
