import java.util.*;
import java.util.concurrent.Callable;
import data.table.*;

public class Proof {
    static void t(String label, Callable<?> c) {
        try {
            System.out.println(label + ": " + c.call());
        } catch (Throwable e) {
            System.out.println(label + " threw " + e.getClass().getName());
        }
    }

    interface Act {
        void run() throws Exception;
    }

    static void run(String label, Act a) {
        t(label, () -> {
            a.run();
            return "done";
        });
    }

    public static void main(String[] args) throws Exception {
        t("null", () -> new QuotedTableParser(',').parse(null));
        char[] alphabet = {'a', ',', '"', '\n', '\r'};
        for (char delimiter : new char[] {',', '"', '\n', '\r', 'a'}) {
            QuotedTableParser p = new QuotedTableParser(delimiter);
            StringBuilder all = new StringBuilder();
            for (int len = 0; len <= 5; len++) {
                int count = (int) Math.pow(alphabet.length, len);
                for (int k = 0; k < count; k++) {
                    StringBuilder s = new StringBuilder();
                    for (int i = 0, v = k; i < len; i++, v /= alphabet.length) s.append(alphabet[v % alphabet.length]);
                    String out;
                    try { out = p.parse(s.toString()).toString(); } catch (RuntimeException e) { out = e.getClass().getName(); }
                    all.append(out).append('|');
                }
            }
            System.out.println((int) delimiter + " " + all.length() + " " + all.toString().hashCode());
        }
        t("sample", () -> new QuotedTableParser(';').parse("a;\"b;\"\"c\"\r\n;\"\"\nlast"));
        t("mutable", () -> { List<List<String>> r = new QuotedTableParser(';').parse("a"); r.get(0).add("b"); r.add(null); return r; });
    }
}
