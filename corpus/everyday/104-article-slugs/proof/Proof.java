import java.util.*;
import media.pressroom.urls.*;

public class Proof {
    public static void main(String[] args) {
        for (int max : new int[] {3, 4, 5, 8, 20, 100}) {
            try {
                Slugs s = new Slugs(max);
                List<String> in = new ArrayList<>(List.of("", " ", "'", "-", "---", "a", "-a-", "Mayor's plan", "' a ' b '", "a'-'b", "\u0130stanbul", "\u212Aelvin 5\u00b0", "abcd-efgh", "abcde fgh", "abc defgh", "untitled", "a\nb\r\n", "x\u2019y", "\ud83d\ude00 ok", "b-", "b\n", "b-\n"));
                Random r = new Random(8);
                for (int i = 0; i < 400; i++) {
                    StringBuilder b = new StringBuilder();
                    for (int k = r.nextInt(14); k > 0; k--) b.append("aB9-' \u00e9\n".charAt(r.nextInt(8)));
                    in.add(b.toString());
                }
                for (String h : in) System.out.println(s.slug(h) + " " + s.unique(h));
                try { s.slug(null); } catch (NullPointerException e) { System.out.println("npe"); }
                try { s.unique(null); } catch (NullPointerException e) { System.out.println("npe"); }
            } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        }
    }
}
