import com.opsdeck.cli.ConsoleTable;
import java.util.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        p(() -> new ConsoleTable(List.of("id", "host", "state")).row("1", "db-primary.internal", "up").row("22", null).row().render());
        p(() -> new ConsoleTable(List.of()).render());
        p(() -> new ConsoleTable(List.of()).row().render());
        p(() -> new ConsoleTable(List.of("a")).row("1", "2"));
        p(() -> new ConsoleTable(null));
        p(() -> new ConsoleTable(List.of("a")).row((String[]) null));
        p(() -> new ConsoleTable(List.of("", "long header")).row("x", "").render());
        p(() -> { List<String> h = new ArrayList<>(List.of("a", "b")); ConsoleTable t = new ConsoleTable(h); h.clear(); String[] c = {"p", "q"}; t.row(c); c[0] = "changed"; return t.render() + t.row("12345").render(); });
        p(() -> new ConsoleTable(Arrays.asList("a", null)).row("x").render());
    }

    static void p(java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(c.call());
        } catch (Throwable e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println("! " + e.getClass().getName() + (jvm ? "" : " " + e.getMessage()));
        }
    }
}
