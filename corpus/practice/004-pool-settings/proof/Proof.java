import java.util.*;
import java.util.concurrent.Callable;
import db.pool.*;

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
        t("default", () -> new PoolSettings.Builder().build().maxSize());
        t("wide", () -> new PoolSettings.Builder().minSize(3).maxSize(30).build().minSize());
        t("bad", () -> new PoolSettings.Builder().maxSize(30).minSize(31).build().minSize());
        t("name", () -> new PoolSettings.Builder().name(" ").build().name());
        t("large", () -> new PoolSettings.Builder().minSize(20).maxSize(30).build().minSize());
    }
}
