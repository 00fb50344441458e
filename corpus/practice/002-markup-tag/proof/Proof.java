import java.util.*;
import java.util.concurrent.Callable;
import web.markup.*;

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
        t("null", () -> new Tag(null));
        t("empty", () -> new Tag(""));
        t("br", () -> new Tag("br").render());
        t("esc", () -> new Tag("p").attribute("a", "x\"<&>").attribute(null, "").text("a&lt;<b>").render());
        Tag p = new Tag("p");
        t("null value", () -> p.attribute("a", null));
        t("null text", () -> p.text(null));
        t("null child", () -> p.child(null));
        t("still empty", p::render);
        t("self", () -> p.child(p).child(p).render());
        t("empty text", () -> new Tag("x").text("").render());
        Tag c = new Tag("c");
        Tag outer = new Tag("o").child(c);
        c.text("later");
        t("snapshot", outer::render);
        t("overridden", () -> new Tag("o").child(new Tag("i") { public String render() { return null; } }).render());
    }
}
