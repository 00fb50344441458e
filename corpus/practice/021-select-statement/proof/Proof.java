import java.util.*;
import java.util.concurrent.Callable;
import db.query.*;

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
        t("two", () -> new Select("t").column("a").column("b").where("a=1").where("b=2").limit(3).toSql());
        t("plain", () -> new Select("t").toSql());
        t("limited", () -> new Select("t").limit(0).toSql());
    }
}
