import com.platform.config.DurationSetting;
import java.time.Duration;
import java.util.*;

public class Proof {
    static void show(String key, Duration fb, String text) {
        Map<String, String> m = new HashMap<>();
        m.put(key, text);
        try { System.out.println(text + " " + new DurationSetting(key, fb).read(m)); } catch (NumberFormatException e) { System.out.println("NFE"); } catch (RuntimeException e) { System.out.println(e); }
    }
    public static void main(String[] args) {
        char[] cs = {'1', '0', 'h', 'd', 'x', ' '};
        for (int len = 0; len <= 5; len++) {
            int n = (int) Math.pow(6, len);
            for (int code = 0; code < n; code++) {
                StringBuilder s = new StringBuilder();
                for (int i = 0, c = code; i < len; i++, c /= 6) s.append(cs[c % 6]);
                show("k", Duration.ZERO, s.toString());
            }
        }
        for (String s : new String[] {null, "1d2h3m4s", "s", "-5s", "+5s", "٣s", "5S", "1.5h", "99999999999999999999s", "99999999999999999999x", "99999999999999999999", "9223372036854775807s", "9223372036854775807m", "9223372036854775807s1s", "1s99999999999999999999s", "99999999999999999999s!", "5m\n", "5m\n3s", "\t 7s \n"}) { show("k", Duration.ofSeconds(5), s); show(null, null, s); }
        System.out.println(new DurationSetting("k", null).read(new HashMap<>()));
        try { new DurationSetting("k", null).read(null); } catch (NullPointerException e) { System.out.println("NPE"); }
        try { System.out.println(new DurationSetting(null, null).read(Map.of())); } catch (NullPointerException e) { System.out.println("NPE"); }
    }
}
