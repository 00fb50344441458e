import db.config.*;

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
        String[] urls = {null, "", "x", "db:/", "db://", "db:///", "db:///d", "db://h", "db://h/", "db://h/d", "db://h:1/d", "db://h:0/d", "db://h:65535/d", "db://h:65536/d", "db://h:-1/d", "db://h:+7/d",
            "db://h:/d", "db://:80/d", "db://a:b:9/d", "db://h:x/d", "db://h/d?", "db://h/d?a", "db://h/d?a=1&b=2&a=3", "db://h/d?&&x=&y", "db://h/d?=1", "db://h:0/d?=1", "db://h?x=1/d", "db://h/d/e?x=y=z", "db://h/d?x?y=1",
            "db://h/d?a=&", "DB://h/d", "db:// /d", "db://h:99999999999/d", "db://?/", "db://h/?x"};
        for (String u : urls) {
            t(u, () -> { ConnectionSettings s = ConnectionSettings.parse(u); return s + "|" + s.host() + "|" + s.port() + "|" + s.database() + "|" + s.options(); });
        }
        t("unmodifiable", () -> ConnectionSettings.parse("db://h/d?x").options().put("a", "b"));
        t("unmodifiable empty", () -> ConnectionSettings.parse("db://h/d").options().put("a", "b"));
        t("get null", () -> ConnectionSettings.parse("db://h/d").options().get(null) + "" + ConnectionSettings.parse("db://h/d").options().containsKey(null));
        t("remove", () -> ConnectionSettings.parse("db://h/d").options().remove("a"));
        t("clear", () -> { ConnectionSettings.parse("db://h/d").options().clear(); return "cleared"; });
    }
}
