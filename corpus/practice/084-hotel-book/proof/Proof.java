import hotel.BookingBook;
import java.util.*;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        String[] guests = {"a", "b", "", null};
        t("empty null", () -> new BookingBook().cancelAll(null));
        t("empty", () -> new BookingBook().cancelAll("a") + " " + new BookingBook().closeRoom(1) + new BookingBook().nights());
        for (int seed = 0; seed < 200; seed++) {
            Random r = new Random(seed);
            BookingBook b = new BookingBook();
            for (int i = 0; i < 25; i++) {
                String g = guests[r.nextInt(4)];
                int room = r.nextInt(4) - 1, n = r.nextInt(5) == 0 ? Integer.MAX_VALUE : r.nextInt(5) - 1;
                switch (r.nextInt(4)) {
                    case 0: t("cancel " + g, () -> b.cancelAll(g)); break;
                    case 1: t("close", () -> b.closeRoom(room)); break;
                    default: b.book(g, room, n);
                }
                t("n", b::nights);
            }
        }
    }
}
