import java.util.*;
import java.util.concurrent.Callable;
import social.profiles.*;

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
        List<ProfileLookup> self = new ArrayList<>();
        ProfileLookup p = new ProfileLookup(id -> {
            System.out.println("load " + id);
            if (id == 13) throw new IllegalStateException();
            if (id == 5) return self.get(0).find(6) + "/5";
            if (id == 9) { self.get(0).forget(1); return "nine"; }
            return id % 2 == 0 ? null : "p" + id;
        });
        self.add(p);
        for (long id : new long[] {1, 2, 1, 2, 13, 13, 5, 6, 5, 9, 1, Long.MIN_VALUE, 0, -1, 300, 300}) {
            t("find " + id, () -> p.find(id));
            t("known", () -> p.isKnown(id) + " " + p.missing());
        }
        for (long id : new long[] {1, 1, 2, 13, 77}) t("forget " + id, () -> p.forget(id));
        t("missing", p::missing);
        t("find", () -> p.find(2));
        ProfileLookup none = new ProfileLookup(null);
        t("no source", () -> none.find(1));
        t("known", () -> none.isKnown(1) + " " + none.missing() + none.forget(1));
    }
}
