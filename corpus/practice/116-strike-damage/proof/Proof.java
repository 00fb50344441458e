import games.arena.*;

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
        Fighter a = new Fighter("a", 5, 100), b = new Fighter("b", 3, 80);
        System.out.println(a.strike(b, 4, 1, 2) + " " + b.health());
        System.out.println(a.strike(b, 4, 3, 2) + " " + b.health());
        System.out.println(b.strike(a, 0, 2, 50) + " " + a.health());
    }
}
