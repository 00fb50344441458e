import java.util.*;
import textstat.WordStatistics;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        List<String> texts = new ArrayList<>(Arrays.asList(null, "", " ", "...", "a", "A a", ",a b", "a b,", "the cat and The dog and the end",
                "\u00e4\u00f6 x\u0130y Stra\u00dfe", "x_y 12 12 x_Y", "b a c b a c", "\n\t a \n"));
        Random r = new Random(3);
        for (int i = 0; i < 200; i++) {
            StringBuilder sb = new StringBuilder();
            for (int k = r.nextInt(40); k > 0; k--) sb.append("aAbBc ,._1".charAt(r.nextInt(10)));
            texts.add(sb.toString());
        }
        for (String text : texts) {
            t("counts", () -> new WordStatistics(text).counts());
            for (int n : new int[] {Integer.MIN_VALUE, -1, 0, 1, 2, 3, 100, Integer.MAX_VALUE}) t("top" + n, () -> {
                List<String> l = new WordStatistics(text).top(n);
                l.add("mutable");
                return l;
            });
            t("long", () -> new WordStatistics(text).longestWord());
            t("report", () -> new WordStatistics(text).report());
        }
        WordStatistics w = new WordStatistics("a b");
        w.counts().clear();
        t("copy", w::counts);
    }
}
