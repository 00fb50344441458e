import com.audit.lines.AuditLine;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        char[] cs = {'a', '=', '"', ' ', '\\'};
        for (int len = 0; len <= 6; len++) {
            int n = (int) Math.pow(5, len);
            for (int code = 0; code < n; code++) {
                StringBuilder s = new StringBuilder();
                for (int i = 0, c = code; i < len; i++, c /= 5) s.append(cs[c % 5]);
                try {
                    Map<String, String> m = AuditLine.parse(s.toString());
                    System.out.println(s + " -> " + m + " -> " + AuditLine.format(m));
                } catch (IllegalArgumentException e) { System.out.println(s + " -> " + e); }
            }
        }
        for (String s : new String[] {"user=ann action=\"log in\" ip=10.0.0.1", "a=1 a=2  b=\"x\"y=3", "a=\tb", null}) {
            try { System.out.println(AuditLine.parse(s)); } catch (NullPointerException e) { System.out.println("NPE"); }
        }
        Map<String, String> m = new LinkedHashMap<>();
        m.put(null, "x"); System.out.println(AuditLine.format(m));
        m.put("k", null);
        try { System.out.println(AuditLine.format(m)); } catch (NullPointerException e) { System.out.println("NPE"); }
        m.clear(); m.put("", ""); m.put("b", "c"); System.out.println("[" + AuditLine.format(m) + "]");
        AuditLine.parse("a=b").put("c", "d");
    }
}
