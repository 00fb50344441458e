import com.loadplan.pallet.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        Random r = new Random(4);
        for (int round = 0; round < 20; round++) {
            PalletLayout p = new PalletLayout(12, 8);
            for (int i = 0; i < 60; i++) {
                int x = r.nextInt(14) - 1, y = r.nextInt(10) - 1, w = r.nextInt(6), d = r.nextInt(5);
                t("place", () -> p.place(new Box("b", x, y, w, d)));
            }
            StringBuilder s = new StringBuilder();
            for (int y = -1; y < 9; y++) for (int x = -1; x < 13; x++) s.append(p.at(x, y));
            System.out.println(s + " " + p.usage());
        }
        System.out.println(new PalletLayout(0, 0).usage() + " " + new PalletLayout(-1, 5).usage() + " " + new PalletLayout(3, 3).at(0, 0));
        t("null", () -> new PalletLayout(1, 1).place(null));
        t("huge", () -> new PalletLayout(10, 10).place(new Box("h", 5, 5, Integer.MAX_VALUE, 1)));
        PalletLayout max = new PalletLayout(Integer.MAX_VALUE, Integer.MAX_VALUE);
        t("max", () -> max.place(new Box("h", 0, 0, Integer.MAX_VALUE, 1)));
        t("max", () -> max.place(new Box("h", Integer.MAX_VALUE - 1, 0, 1, Integer.MAX_VALUE)));
        t("max", () -> max.place(new Box("h", Integer.MAX_VALUE - 1, 1, 1, Integer.MAX_VALUE - 1)));
        t("max", () -> max.at(Integer.MAX_VALUE - 1, 2) + " " + max.at(Integer.MAX_VALUE, 2) + max.usage());
        System.out.println(new Box(null, 1, 2, 3, 4));
    }

    static void t(String label, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(label + " -> " + c.call());
        } catch (Exception e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println(label + " -> " + e.getClass().getName() + (jvm ? "" : ": " + e.getMessage()));
        }
    }
}
