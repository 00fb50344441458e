import bio.herbarium.*;
import java.util.*;

public class Proof {
    static void show(List<?> l) {
        System.out.print(l + " " + l.contains(null) + l.indexOf(null) + l.hashCode() + l.equals(new ArrayList<>(l)));
        for (int i = 0; i < 3; i++)
            try { if (i == 0) l.add(null); else if (i == 1) l.remove("never"); else l.clear(); System.out.print(" done"); } catch (UnsupportedOperationException e) { System.out.print(" uoe"); }
        System.out.println();
    }
    public static void main(String[] args) {
        Herbarium h = new Herbarium();
        Random r = new Random(14);
        for (int i = 0; i < 30; i++) {
            List<Specimen> before = h.chronological();
            for (String c : new String[] {"Linn", "Banks", null, "", "nobody"}) show(h.by(c));
            show(h.collectors());
            show(h.chronological());
            h.add(new Specimen(r.nextInt(5) == 0 ? null : "s" + i, new String[] {"Linn", "Banks", null, ""}[r.nextInt(4)], r.nextInt(6) == 0 ? Integer.MIN_VALUE : 1750 + r.nextInt(5)));
            System.out.println(before.size());
        }
        try { h.add(null); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
    }
}
