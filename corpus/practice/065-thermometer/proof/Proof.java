import sensor.*;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        Thermometer th = new Thermometer(30);
        th.addListener(new TemperatureListener() {
            public void temperatureChanged(double o, double n) {
                System.out.println("once " + n);
                th.removeListener(this);
            }
        });
        th.addListener((o, n) -> System.out.println("always " + n));
        t("first", () -> { th.report(20); return th.current(); });
        t("second", () -> { th.report(21); return th.current(); });
    }
}
