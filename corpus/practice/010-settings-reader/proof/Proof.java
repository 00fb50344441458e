import java.util.*;
import java.util.concurrent.Callable;
import app.config.*;

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
        SettingsReader r = new SettingsReader();
        run("read", () -> r.read("# c\n\nhost = example.org\nname = \"My App\"\npath=/x=y\n"));
        t("all", r::all);
        t("name", () -> r.get("name"));
        run("bad", () -> r.read("nonsense"));
    }
}
