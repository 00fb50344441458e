import java.util.*;
import java.util.concurrent.Callable;
import editor.history.*;

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
        EditHistory<String> h = new EditHistory<>("a", 2);
        h.apply("b"); h.apply("c"); h.apply("d");
        t("undo", () -> h.undo() + h.current() + h.undo() + h.current() + h.undo() + h.current());
        t("redo", () -> h.redo() + h.current());
        run("null", () -> h.apply(null));
        h.apply("x");
        t("redo after edit", () -> h.redo() + h.current());
    }
}
