import java.util.*;
import typeset.ParagraphWrapper;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        for (int w : new int[] {Integer.MIN_VALUE, -1, 0}) t("w" + w, () -> new ParagraphWrapper(w));
        List<String> texts = new ArrayList<>(Arrays.asList(null, "", " ", "\n", "a", " a", "a ", "\u00a0x y", "abc def", "abcdefghij", "a\tb\r\nc"));
        Random r = new Random(11);
        for (int i = 0; i < 600; i++) {
            StringBuilder sb = new StringBuilder();
            for (int k = r.nextInt(50); k > 0; k--) sb.append(r.nextInt(4) == 0 ? (r.nextInt(5) == 0 ? '\n' : ' ') : (char) ('a' + r.nextInt(26)));
            texts.add(sb.toString());
        }
        for (String s : texts) for (int w : new int[] {1, 2, 3, 5, 8, 20, Integer.MAX_VALUE}) {
            ParagraphWrapper p = new ParagraphWrapper(w);
            for (String in : new String[] {"", "  ", "> ", null}) t(w + in, () -> p.wrap(s, in));
            t("b", () -> p.bullets(Arrays.asList(s, null, "x y z", "")));
        }
        t("b null", () -> new ParagraphWrapper(3).bullets(null));
        t("b empty", () -> new ParagraphWrapper(3).bullets(List.of()));
    }
}
