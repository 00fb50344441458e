import text.slug.*;

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
        String[] in = {null, "", " ", "Hello World", "  lead", "trail  ", "Don't stop", "a--b__c", "\u00c4rger 9Z", "ABC@[`{", "'", "x'-'y", "a b c d", "\uD83D\uDE00ok", "z/0:9", "aaaa bbbb"};
        for (int m : new int[] {1, 2, 3, 5, 100, Integer.MAX_VALUE}) for (String s : in) t(m + s, () -> new Slugger(m).slug(s));
        t("0", () -> new Slugger(0));
        t("-1", () -> new Slugger(-1));
    }
}
