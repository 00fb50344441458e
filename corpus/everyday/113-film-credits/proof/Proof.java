import java.util.*;
import media.archive.credits.*;

public class Proof {
    public static void main(String[] args) {
        for (String role : new String[] {null, "", " ", "Director"})
            for (List<String> names : Arrays.asList(null, List.<String>of(), List.of(""), List.of("Ann"), List.of("Ann", "Bo"), List.of("", "", ""), List.of("Ann", "Bo", "Cy, D", "E and F"), Arrays.asList("x", null)))
                for (Integer year : new Integer[] {null, 0, -5, 1, 1927, Integer.MAX_VALUE})
                    try { System.out.println("[" + new CreditLine(role, names, year).format() + "]"); } catch (RuntimeException e) { System.out.println(e.getClass()); }
        List<String> mine = new ArrayList<>(List.of("a"));
        CreditLine c = new CreditLine("r", mine, 1);
        mine.add("b");
        System.out.println(c.format() + c.format());
    }
}
