import ops.alerts.*;

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
        AlertRouter r = new AlertRouter(new Channels() {
            public void page(String t) { System.out.println("page " + t); }
            public void mail(String t) { System.out.println("mail " + t); }
            public void journal(String t) { System.out.println("journal " + t); }
        });
        for (Severity s : Severity.values()) { r.route(s, "disk"); System.out.println(r.count(s)); }
    }
}
