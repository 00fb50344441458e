import edu.registrar.plan.*;
import java.util.*;

public class Proof {
    static void show(CourseCatalog c, String... names) {
        for (int i = 0; i < 2; i++)
            try {
                List<List<String>> p = c.semesters();
                System.out.print(p);
                for (List<String> s : p) s.add("mine");
                p.add(null);
            } catch (IllegalStateException e) { System.out.print(e.getMessage()); }
        for (String n : names) try { System.out.print(" " + c.semesterOf(n)); } catch (IllegalStateException e) { System.out.print("!"); }
        System.out.println();
    }
    public static void main(String[] args) {
        CourseCatalog c = new CourseCatalog();
        show(c, "A", null);
        c.course("Calc2", "Calc1"); c.course("Physics", "Calc2", "Lab", "Lab"); c.course("Calc1"); c.course("Art");
        show(c, "Physics", "Calc1", "Nope");
        c.course("Calc1", "Art"); show(c, "Physics");
        c.course("Art", "Art"); show(c, "Art", "Lab");
        CourseCatalog n = new CourseCatalog();
        n.course(null, "x"); n.course("y", (String) null); show(n, "y", null);
        Random r = new Random(17);
        for (int k = 0; k < 300; k++) {
            CourseCatalog d = new CourseCatalog();
            int size = 1 + r.nextInt(9);
            for (int i = 0; i < size * 2; i++) {
                int a = r.nextInt(size), b = r.nextInt(size);
                if (a > b || r.nextInt(40) == 0) d.course("c" + a, "c" + b); else d.course("c" + a);
            }
            show(d, "c0", "c1", "c5");
        }
        CourseCatalog m = new CourseCatalog();
        try { m.course("a", (String[]) null); } catch (NullPointerException e) { System.out.println("npe"); }
        show(m, "a");
    }
}
