import cli.words.*;

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
        char[] alphabet = {'a', ' ', '\'', '"', '\\', '#', '\t'};
        int h = 0;
        StringBuilder out = new StringBuilder();
        for (int len = 0; len <= 6; len++) {
            int n = (int) Math.pow(alphabet.length, len);
            for (int k = 0; k < n; k++) {
                StringBuilder s = new StringBuilder();
                for (int i = 0, r = k; i < len; i++, r /= alphabet.length) s.append(alphabet[r % alphabet.length]);
                String res;
                try { java.util.List<String> l = CommandWords.split(s.toString()); res = l.size() + l.toString(); } catch (RuntimeException e) { res = e.getClass().getName(); }
                h = h * 31 + res.hashCode();
                if (len <= 3) out.append(s).append(" => ").append(res).append('\n');
            }
        }
        System.out.println(h);
        System.out.print(out);
        t("null", () -> CommandWords.split(null));
        t("mutable", () -> { java.util.List<String> l = CommandWords.split("a b"); l.add("c"); return l; });
        t("nl", () -> CommandWords.split("a\nb #c\nd"));
        t("uni", () -> CommandWords.split("\u00a0 \uD83D\uDE00 \\\uD83D\uDE00"));
    }
}
