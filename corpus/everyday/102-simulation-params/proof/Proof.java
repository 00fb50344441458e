import java.util.*;
import org.climate.sim.*;

public class Proof {
    public static void main(String[] args) {
        Params a = Params.root().set("co2", 420).set("dt", 0.5).set("nan", Double.NaN);
        Params b = a.child().set("dt", -0.0);
        Params c = b.child().set("albedo", 0.3).set("co2", 560);
        for (int round = 0; round < 4; round++) {
            for (Params p : List.of(a, b, c, c.child())) {
                for (String n : new String[] {"co2", "dt", "nan", "albedo", "", "late", null}) {
                    System.out.print(p.has(n) + " " + p.get(n, 7) + " ");
                    try { System.out.print(p.get(n)); } catch (NoSuchElementException e) { System.out.print(e.getMessage()); }
                    System.out.print("; ");
                }
                try {
                    Set<String> names = p.names();
                    names.add("x");
                    System.out.println(names + "" + p.names());
                } catch (NullPointerException e) { System.out.println("npe"); }
            }
            if (round == 0) { a.set("late", 1); c.unset("co2"); b.unset("none"); }
            if (round == 1) { a.unset("co2"); b.set("", Double.POSITIVE_INFINITY); }
            if (round == 2) a.set(null, 3);
        }
    }
}
