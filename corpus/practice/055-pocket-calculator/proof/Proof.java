import calc.PocketCalculator;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        PocketCalculator c = new PocketCalculator();
        t("a", () -> c.evaluate("10 - 3 - 2"));
        t("b", () -> c.evaluate("100 / 5 * 2"));
        t("c", () -> c.evaluate("2 + 3 * (4 - 1)"));
    }
}
