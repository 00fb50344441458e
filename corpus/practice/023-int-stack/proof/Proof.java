import java.util.*;
import java.util.concurrent.Callable;
import util.ints.*;

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
        IntStack s = new IntStack();
        t("pop", s::pop); t("peek", s::peek); t("empty", s::isEmpty); t("arr", () -> Arrays.toString(s.toArray()));
        run("null", () -> s.pushAll(null));
        run("none", () -> s.pushAll());
        for (int i = 0; i < 20; i++) { s.push(i * i - 5); t("peek", s::peek); t("arr", () -> Arrays.toString(s.toArray())); }
        run("all", () -> s.pushAll(Integer.MIN_VALUE, 0, Integer.MAX_VALUE));
        int[] a = s.toArray(); a[0] = 99;
        t("arr", () -> Arrays.toString(s.toArray()));
        while (!s.isEmpty()) t("pop", s::pop);
        t("pop", s::pop);
        s.push(7);
        t("arr", () -> Arrays.toString(s.toArray()));
        IntStack sub = new IntStack() { public void push(int v) { super.push(v + 1); } };
        sub.pushAll(1, 2);
        t("sub", () -> Arrays.toString(sub.toArray()));
    }
}
