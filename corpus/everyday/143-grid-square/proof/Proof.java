import java.util.*;
import org.ordnance.grid.*;

public class Proof {
    static void attempt(Runnable r) {
        try { r.run(); } catch (RuntimeException e) { System.out.println(e.getClass().getName()); }
    }
    public static void main(String[] args) {
        List<GridSquare> all = new ArrayList<>();
        for (String l : new String[] {null, "", "a", "nz", "NZ", "tq", "abc", "\u00df9", "i\u0130"})
            for (double e : new double[] {0.0, -0.0, Double.NaN, 1.5, -3, Double.POSITIVE_INFINITY})
                for (List<String> s : Arrays.asList(null, List.<String>of(), List.of("12"), Arrays.asList(null, "x"), new ArrayList<>(List.of("12"))))
                    attempt(() -> {
                        GridSquare g = new GridSquare(l, e, s);
                        all.add(g);
                        System.out.println(g + " " + g.hashCode() + g.getLetters() + g.getEasting() + g.getSheets());
                    });
        int eq = 0; long order = 0;
        for (GridSquare a : all) for (GridSquare b : all) {
            if (a.equals(b)) eq++;
            order = order * 31 + Integer.signum(a.compareTo(b));
        }
        System.out.println(eq + " " + order + " " + new HashSet<>(all) + new TreeSet<>(all));
        GridSquare g = all.get(0);
        System.out.println(g.equals(null) + " " + g.equals("x"));
        attempt(() -> g.compareTo(null));
        attempt(() -> g.getSheets().add("x"));
        List<String> mine = new ArrayList<>(List.of("a"));
        GridSquare h = new GridSquare("AB", 1, mine);
        mine.clear();
        System.out.println(h);
    }
}
