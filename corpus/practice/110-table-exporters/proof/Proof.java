import docs.export.*;
import java.util.*;

public class Proof {
    interface Act { Object run() throws Throwable; }

    static String show(Object o) {
        String s = java.util.Arrays.deepToString(new Object[] {o});
        return s.substring(1, s.length() - 1);
    }

    static void t(String label, Act a) {
        try {
            System.out.println(label + ": " + show(a.run()));
        } catch (Throwable e) {
            System.out.println(label + ": threw " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Throwable {
        Exporter[] es = {new CsvExporter(';'), new CsvExporter(','), new CsvExporter('\t'), new CsvExporter('a'), new MarkdownExporter()};
        List<String> h = List.of("id", "na|me", "no\"te");
        int i = 0;
        for (Exporter e : es) {
            String n = "e" + i++;
            t(n + " normal", () -> e.export(h, List.of(List.of("1", "a;b", "x"), List.of("", "q,\"q", "l\nl"))));
            t(n + " empty", () -> e.export(h, List.of()));
            t(n + " null cell", () -> e.export(h, List.of(Arrays.asList("1", null, "x"))));
            t(n + " ragged", () -> e.export(h, List.of(List.of("1"))));
            t(n + " no header", () -> e.export(List.of(), List.of()));
            t(n + " null header", () -> e.export(null, List.of()));
            t(n + " null rows", () -> e.export(h, null));
            t(n + " null row", () -> e.export(h, Arrays.asList(h, null)));
            t(n + " null in header", () -> e.export(Arrays.asList("a", null), List.of()));
            t(n + " again", () -> e.export(h, List.of(h)) + e.export(h, List.of(h)));
            t(n + " one", () -> e.export(List.of("|"), List.of(List.of("|\n|"))));
        }
        t("bad sep", () -> new CsvExporter('"'));
        t("bad sep", () -> new CsvExporter('\n'));
    }
}
