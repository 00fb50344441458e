import text.markup.*;

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
        StringBuilder all = new StringBuilder();
        for (char c = 0; c < 300; c++) all.append(c);
        String[] in = {null, "", "a<b>&\"'c", all.toString(), "\uD83D\uDE00x", "x\uD83D", "\uDE00y", "\uD83D\uD83D\uDE00", "\uDE00\uD83D", "tab\t\r\n\u0000\u0001\u001f~\u007f\u0080\uffff\uFFFD", "&amp;"};
        for (boolean q : new boolean[] {false, true}) for (boolean a : new boolean[] {false, true})
            for (String s : in) t(q + " " + a, () -> { String r = new MarkupEscaper(q, a).escape(s); if (r == null) return null; StringBuilder b = new StringBuilder(); for (char c : r.toCharArray()) { if (c < 32 || c > 126) b.append("{" + (int) c + "}"); else b.append(c); } return b; });
    }
}
