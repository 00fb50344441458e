import java.util.*;
import java.util.concurrent.Callable;
import games.scores.*;

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
        Random rnd = new Random(5);
        LeaderBoard b = new LeaderBoard();
        t("empty", () -> b.top(3) + " " + b.placeOf("x") + " " + b.placeOf(null) + b.players());
        String[] names = {"ann", "bob", "cy", null, "", "null", "dee", "eve", "flo", "gus"};
        int[] scores = {0, 1, 2, 3, 4, 5, -1, Integer.MIN_VALUE, Integer.MAX_VALUE, 4, 3};
        for (int i = 0; i < 400; i++) {
            if (i % 40 == 39) { scores = new int[] {rnd.nextInt(), rnd.nextInt(20), i, i / 2, 7}; }
            String n = names[rnd.nextInt(names.length)];
            int s = scores[rnd.nextInt(scores.length)];
            t("report " + n + s, () -> b.report(n, s));
            t("place", () -> b.placeOf(n));
            t("top", () -> b.top(rnd.nextInt(14) - 2) + " " + b.players());
        }
        t("min", () -> b.top(Integer.MIN_VALUE)); t("max", () -> b.top(Integer.MAX_VALUE));
        t("mutable", () -> { List<String> l = b.top(1); l.add("x"); l.add(null); return l + " " + b.players(); });
    }
}
