import server.config.*;
import java.util.*;

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
        String[] vs = {null, "", "  ", "x", " 80 ", "0", "1", "-1", "65535", "65536", "3600", "3601", "30s", "+7", "99999999999", "true", " TRUE ", "yes", "\u00a0", "\t5\n"};
        for (String v : vs) {
            Map<String, String> m = new HashMap<>();
            for (String k : new String[] {"host", "port", "timeout", "secure"}) m.put("server." + k, v);
            ServerSettings s = new ServerSettings(m);
            m.clear();
            t(v + " host", s::host); t(v + " port", s::port); t(v + " timeout", s::timeoutSeconds); t(v + " secure", s::secure);
        }
        ServerSettings e = new ServerSettings(Map.of());
        t("host", e::host); t("port", e::port); t("timeout", e::timeoutSeconds); t("secure", e::secure);
        t("null", () -> new ServerSettings(null));
    }
}
