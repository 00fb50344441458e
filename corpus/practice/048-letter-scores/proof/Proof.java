import java.util.*;
import java.util.concurrent.Callable;
import games.words.*;

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
        WordScorer w = new WordScorer();
        for (String s : new String[] {"", "cat", "quiz", "cat", "jinx", "kayak", "Cat", "Cat", null, null, "a b", "z\u00e9", "", "zzzz", "`", "{"}) {
            t("" + s, () -> w.score(s));
            t("computed", () -> w.computed() + "/" + w.remembered());
        }
        for (char c = 0; c < 300; c++) {
            String s = String.valueOf(c);
            t("" + (int) c, () -> w.score(s));
        }
    }
}
