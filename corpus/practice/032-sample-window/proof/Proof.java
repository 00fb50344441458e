import java.util.*;
import java.util.concurrent.Callable;
import sensors.*;

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
        SampleWindow w = new SampleWindow(3);
        t("offer", () -> w.offer(1) + " " + w.offer(2) + " " + w.offer(3) + " " + w.offer(4));
        t("avg", w::average);
        t("poll", w::poll);
        t("offer", () -> w.offer(9));
        t("avg", w::average);
        t("polls", () -> w.poll() + " " + w.poll() + " " + w.poll());
        t("empty", w::poll);
        t("avg", w::average);
    }
}
