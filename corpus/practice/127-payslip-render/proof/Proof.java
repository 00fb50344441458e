import hr.payslip.*;

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
        for (int g : new int[] {0, 1, 5, 99, 100, 109, 123456, -5, -1234, Integer.MAX_VALUE, Integer.MIN_VALUE})
            for (int p : new int[] {0, 1, 33, 100}) {
                t(g + "@" + p, () -> new SalariedPayslip("Ann", g, p).render());
            }
        t("null", () -> new SalariedPayslip(null, 10, 10).render());
        t("bad", () -> new SalariedPayslip("x", 10, 101).render());
        t("custom", () -> new Payslip("c", 500) {
            protected int deduction(int g) { System.out.println("deduction " + g); return Integer.MIN_VALUE; }
            protected String footer() { System.out.println("footer"); return "F"; }
        }.render());
        t("throws", () -> new Payslip("c", 500) {
            protected int deduction(int g) { throw new UnsupportedOperationException(); }
        }.render());
    }
}
