import ops.secrets.*;

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
        SecretResolver r = new SecretResolver(n -> n.equals("db.host") ? "local" : null, p -> { System.out.println("read " + p); return p.endsWith("password") ? "pw" : null; }, "kv");
        t("dsn", () -> r.dsn("app"));
        t("host", () -> r.resolve("db.host"));
        t("none", () -> r.resolve("other"));
    }
}
