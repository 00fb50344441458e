import java.util.*;
import java.util.concurrent.Callable;
import blog.stats.*;

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
        TopArticles a = new TopArticles().add("low", 1).add("mid", 5).add("high", 9);
        t("total", a::totalViews);
        t("all", () -> a.titles(3));
        t("one", () -> a.titles(1));
        t("neg", () -> a.titles(-1));
    }
}
