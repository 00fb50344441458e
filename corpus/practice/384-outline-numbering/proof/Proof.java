import com.docsmith.outline.*;
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
        Heading doc = Heading.document("Manual");
        System.out.println(new OutlineNumbering(3).number(doc));
        Heading last = doc;
        int seed = 3;
        List<Heading> all = new ArrayList<>(List.of(doc));
        for (int i = 0; i < 120; i++) {
            seed = (seed * 73 + 11) % 1009;
            Heading under = all.get(seed % all.size());
            boolean numbered = seed % 4 != 0;
            try { all.add(numbered && i % 2 == 0 ? under.add("t" + i) : under.add(i % 31 == 0 ? null : "u" + i, numbered)); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        }
        Heading deep = doc.add("deep");
        for (int i = 0; i < 30; i++) {
            try { deep = deep.add("d" + i, i % 3 != 1); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        }
        for (int levels : new int[] {-1, 0, 1, 2, 3, 4, 10, 24, 25, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            List<String> l = new OutlineNumbering(levels).number(doc);
            System.out.println(l);
            l.add("mine");
            System.out.println(new OutlineNumbering(levels).number(all.get(5)));
        }
        show("null", () -> new OutlineNumbering(2).number(null));
        show("null 0", () -> new OutlineNumbering(0).number(null));
        show("immutable", () -> doc.children().remove(0));
    }
}
