import java.util.*;
import java.util.concurrent.Callable;
import gov.audit.*;

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
        AuditReport.Builder b = AuditReport.builder().title("Q1").author("eve").finding("a");
        AuditReport first = b.build();
        t("first", first::summary);
        t("read only", () -> first.findings().add("x"));
        AuditReport second = b.title("Q2").finding("b").build();
        t("second", second::summary);
        t("first again", () -> first.summary() + first.findings());
    }
}
