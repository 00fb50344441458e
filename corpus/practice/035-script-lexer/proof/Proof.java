import java.util.*;
import java.util.concurrent.Callable;
import lang.mini.*;

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
        t("simple", () -> Lexer.scan("let x = \"hi\" # note\nprint(x)\n"));
        t("open", () -> Lexer.scan("let \"x"));
        t("empty", () -> Lexer.scan(""));
        t("null", () -> Lexer.scan(null));
        t("comment at end", () -> Lexer.scan("a\n# end"));
        t("multi", () -> Lexer.scan("a = \"one\ntwo\"\nb = 1"));
    }
}
