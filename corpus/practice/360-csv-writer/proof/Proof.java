import com.datamill.export.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Proof {
    interface Call {
        Object get() throws Exception;
    }

    static void show(String label, Call call) {
        try {
            System.out.println(label + ": " + call.get());
        } catch (Exception e) {
            boolean own = e.getClass() == IllegalArgumentException.class || e.getClass() == IllegalStateException.class;
            System.out.println(label + ": " + e.getClass().getName() + (own ? " " + e.getMessage() : ""));
        }
    }


    public static void main(String[] args) {
        List<String> odd = Arrays.asList(null, "", " ", "a", " a", "a ", "a;b", "a,b", "\"", "say \"hi\"", "x\ny", "\r", "\t", "\u00e4\ud83d\ude00", "''", "a\u00a0", "\"\"");
        for (char sep : new char[] {';', ',', '\t', ' ', 'a', '$', '\\'}) {
            CsvWriter w = new CsvWriter(sep);
            System.out.println(w.toString().length());
            w.row(odd).row(odd);
            show("short", () -> w.row(List.of("a")));
            show("empty", () -> w.row(List.of()));
            show("null", () -> w.row(null));
            System.out.println(w);
            CsvWriter e = new CsvWriter(sep);
            e.row(List.of()).row(List.of());
            show("one", () -> e.row(Collections.singletonList(null)));
            System.out.println(e.toString().length() + " " + new CsvWriter(sep).row(Collections.singletonList(null)).row(List.of("")));
        }
        for (char sep : new char[] {'"', '\n', '\r'}) show("sep", () -> new CsvWriter(sep));
    }
}
