import text.cipher.*;

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
        for (int s : new int[] {0, 1, 13, 25, 26, 27, -1, -26, -27, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            ShiftCipher c = new ShiftCipher(s);
            for (String x : new String[] {null, "", "abcxyz", "ABCXYZ", "Hi, \u00e9\u00df @[`{ 19", "\uD83D\uDE00", "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"}) {
                t(s + " " + c.shift() + " e " + x, () -> c.encode(x));
                t(s + " d " + x, () -> c.decode(x));
            }
        }
    }
}
