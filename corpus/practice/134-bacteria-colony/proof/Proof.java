import sim.colony.*;

public class Proof {
    interface Act { Object run() throws Throwable; }

    static String show(Object o) {
        String s = java.util.Arrays.deepToString(new Object[] {o});
        return s.substring(1, s.length() - 1);
    }

    static void t(String label, Act a) {
        try {
            System.out.println(label + ": " + show(a.run()));
        } catch (Throwable e) {
            System.out.println(label + ": threw " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Throwable {
        Colony c = new Colony(3, 3);
        c.seed(0, 0, 100); c.seed(1, 1, 50); c.seed(2, 2, 7);
        for (int i = 0; i < 30; i++) { System.out.println(c.generation() + " " + c.total() + " " + c.populatedCells()); c.grow(); }
    }
}
