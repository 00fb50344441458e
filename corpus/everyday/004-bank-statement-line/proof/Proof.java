import org.ledgerly.imports.*;

public class Proof {
    public static void main(String[] args) {
        StatementLineParser parser = new StatementLineParser(';');
        t("remark", () -> parser.parse("2024-01-02; DE12 ;Miller;12.5;rent"));
        t("no remark", () -> parser.parse("2024-01-03;DE12;Miller;7;"));
    }

    static void t(String label, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(label + " -> " + c.call());
        } catch (Exception e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println(label + " -> " + e.getClass().getName() + (jvm ? "" : ": " + e.getMessage()));
        }
    }
}
