import java.util.*;
import java.util.concurrent.Callable;
import office.recent.*;

public class Proof {
    static void t(String label, Callable<?> c) {
        try {
            System.out.println(label + ": " + c.call());
        } catch (Throwable e) {
            System.out.println(label + " threw " + e.getClass().getName());
        }
    }

    interface Act {
        void run() throws Exception;
    }

    static void run(String label, Act a) {
        t(label, () -> {
            a.run();
            return "done";
        });
    }

    public static void main(String[] args) throws Exception {
        t("negative", () -> new RecentDocuments<String>(-1));
        String[] names = {"a", "b", "c", null, "", "d"};
        for (int cap : new int[] {0, 1, 2, 3, 5, Integer.MAX_VALUE}) {
            RecentDocuments<Integer> r = new RecentDocuments<>(cap);
            Random rnd = new Random(cap);
            StringBuilder log = new StringBuilder();
            for (int i = 0; i < 3000; i++) {
                String n = names[rnd.nextInt(names.length)];
                switch (rnd.nextInt(5)) {
                    case 0: case 1: log.append(r.save(n, rnd.nextInt(4) == 0 ? null : i)); break;
                    case 2: log.append(r.open(n)); break;
                    case 3: log.append(r.contains(n)); break;
                    default: if (rnd.nextInt(3) == 0) log.append(r.close(n));
                }
                log.append(r.oldestFirst()).append(r.size());
            }
            System.out.println(cap + " " + log.length() + " " + log.toString().hashCode() + " " + r.oldestFirst());
            r.oldestFirst().clear();
            System.out.println(r.size());
        }
    }
}
