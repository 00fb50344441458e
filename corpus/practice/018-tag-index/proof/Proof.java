import java.util.*;
import java.util.concurrent.Callable;
import notes.tags.*;

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
        TagIndex x = new TagIndex();
        String[] notes = {"n1", "n2", "n3", "", "N1"};
        String[] tags = {"red", "green", "blue", "", "n1"};
        Random rnd = new Random(11);
        for (int i = 0; i < 600; i++) {
            String n = notes[rnd.nextInt(notes.length)], g = tags[rnd.nextInt(tags.length)];
            switch (rnd.nextInt(7)) {
                case 0: case 1: case 2: t("tag", () -> x.tag(n, g)); break;
                case 3: case 4: t("untag", () -> x.untag(n, g)); break;
                case 5: if (rnd.nextInt(4) == 0) t("removeTag", () -> x.removeTag(g)); break;
                default: t("lists", () -> { x.tagsOf(n).add("z"); x.notesWith(g).clear(); return x.tagsOf(n) + " " + x.notesWith(g); });
            }
            t("sizes", () -> x.notes() + "/" + x.tags());
        }
        t("n", () -> x.tag(null, "a")); t("n", () -> x.tag("a", null)); t("n", () -> x.untag(null, "a")); t("n", () -> x.untag("a", null));
        t("n", () -> x.removeTag(null)); t("n", () -> x.tagsOf(null)); t("n", () -> x.notesWith(null));
        t("sizes", () -> x.notes() + "/" + x.tags());
    }
}
