import java.util.*;
import java.util.concurrent.Callable;
import web.links.*;

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
        t("null base", () -> new LinkBuilder(null));
        for (String base : new String[] {"", "http://x", "http://x?a=1", "?", "x?y?z"}) {
            t("plain", () -> new LinkBuilder(base).build());
            t("params", () -> new LinkBuilder(base).param("a", "1 2").param("b", null).param("c", "").param("a", "\u00e9&=+").build());
            t("frag", () -> new LinkBuilder(base).fragment("a b#").param("q", "?").build());
            t("empty frag", () -> new LinkBuilder(base).fragment("").fragment(null).build());
            LinkBuilder l = new LinkBuilder(base).param("a", "1").param("b", "2").param("a", "3");
            t("without", () -> l.without("a").without(null).without("").without("zz").build());
            t("all out", () -> l.without("b").build());
            t("again", () -> l.param("b", "x").build() + l.build());
            t("no name", () -> l.param("", "x"));
            t("null name", () -> l.param(null, "x"));
            t("after", l::build);
        }
        t("surrogate", () -> new LinkBuilder("b").param("\ud83d", "\ud83d\ude00").build());
    }
}
