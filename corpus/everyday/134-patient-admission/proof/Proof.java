import health.ward.*;
import java.util.*;

public class Proof {
    static void walk(List<AdmissionEvent> path, int depth) {
        Admission a = new Admission();
        for (AdmissionEvent e : path) a.apply(e);
        System.out.println(path + " " + a.state() + " " + a.trail());
        for (AdmissionEvent e : AdmissionEvent.values()) {
            boolean can = a.can(e);
            System.out.print(can + " ");
            if (can && depth > 0) {
                List<AdmissionEvent> longer = new ArrayList<>(path);
                longer.add(e);
                walk(longer, depth - 1);
            } else if (!can) {
                try { a.apply(e); } catch (IllegalStateException x) { System.out.println(x.getMessage()); }
            }
        }
        try { a.can(null); } catch (NullPointerException x) { System.out.println("npe"); }
        try { a.apply(null); } catch (NullPointerException x) { System.out.println("npe " + a.trail().size()); }
    }
    public static void main(String[] args) {
        walk(List.of(), 5);
    }
}
