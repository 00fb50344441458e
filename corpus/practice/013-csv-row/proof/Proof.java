import java.util.*;
import java.util.concurrent.Callable;
import com.tabular.*;

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
        RowReader r = new RowReader("id, name ,mail");
        t("full", () -> r.field("1, Ann,a@x", "name"));
        t("cols", () -> RowReader.columns(" a,,b "));
        t("empty", () -> RowReader.columns(""));
        t("no mail", () -> r.field("2,Bob,", "mail"));
        t("trailing", () -> RowReader.columns("a,b,,"));
    }
}
