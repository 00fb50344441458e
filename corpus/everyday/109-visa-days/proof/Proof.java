import java.time.*;
import java.util.*;
import travel.border.*;

public class Proof {
    public static void main(String[] args) {
        LocalDate base = LocalDate.of(2024, 2, 20);
        Random r = new Random(3);
        for (int[] lw : new int[][] {{90, 180}, {1, 1}, {5, 10}, {0, 3}, {4, 3}}) {
            try {
                StayCounter c = new StayCounter(lw[0], lw[1]);
                System.out.println(c.daysUsed(List.of(), base) + " " + c.daysLeft(List.of(), base));
                for (int k = 0; k < 200; k++) {
                    List<Stay> stays = new ArrayList<>();
                    for (int i = r.nextInt(4); i >= 0; i--) {
                        LocalDate e = base.plusDays(r.nextInt(500) - 300);
                        stays.add(new Stay(e, r.nextInt(4) == 0 ? null : e.plusDays(r.nextInt(60) - 3)));
                    }
                    LocalDate on = base.plusDays(r.nextInt(100) - 50);
                    System.out.println(stays + " " + on + " " + c.daysUsed(stays, on) + " " + c.daysLeft(stays, on));
                }
                for (Runnable x : List.<Runnable>of(() -> c.daysUsed(null, base), () -> c.daysUsed(List.of(), null), () -> c.daysUsed(Arrays.asList((Stay) null), base)))
                    try { x.run(); } catch (NullPointerException e) { System.out.println("npe"); }
            } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        }
    }
}
