import com.web.links.QueryString;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        StringBuilder all = new StringBuilder();
        for (char c = 0; c < 700; c++) all.append(c);
        System.out.println(QueryString.encode(all.toString()));
        for (String s : new String[] {"", "a b", "äöü€", "\ud83d\ude00", "\ud83d", "%20", "+&=?#/"}) System.out.println(QueryString.encode(s));
        Map<String, Object> m = new LinkedHashMap<>();
        System.out.println("[" + QueryString.of(m) + "]");
        m.put("x", null);
        System.out.println("[" + QueryString.of(m) + "]");
        m.put("", "");
        System.out.println(QueryString.of(m));
        m.put("q", "a&b"); m.put("n", 12); m.put("l", List.of(1, 2));
        System.out.println(QueryString.of(m));
        m.put(null, "v");
        try { System.out.println(QueryString.of(m)); } catch (NullPointerException e) { System.out.println("NPE"); }
        m.put(null, null);
        System.out.println(QueryString.of(m));
        try { System.out.println(QueryString.encode(null)); } catch (NullPointerException e) { System.out.println("NPE"); }
        try { System.out.println(QueryString.of(null)); } catch (NullPointerException e) { System.out.println("NPE"); }
    }
}
