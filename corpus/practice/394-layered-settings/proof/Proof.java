import com.firmkit.settings.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Proof {
    interface Call {
        Object get() throws Exception;
    }

    static void show(String label, Call call) {
        try {
            System.out.println(label + ": " + call.get());
        } catch (Exception e) {
            boolean own = e.getClass() == IllegalArgumentException.class || e.getClass() == IllegalStateException.class;
            System.out.println(label + ": " + e.getClass().getName() + (own ? " " + e.getMessage() : ""));
        }
    }


    public static void main(String[] args) {
        String[] values = {"1", " 2 ", "0x1F", "#ff", "010", "-7", "+3", "", "  ", "on", "ON", " True", "yes", "1e3", "NaN", "-0.0", "2147483648", "1d", "0x1p3", "\u2003", "1 2", "TRUE", "off", "\u0001 5", "-"};
        Map<String, String> one = new HashMap<>();
        for (int i = 0; i < values.length; i++) one.put("k" + i, values[i]);
        Settings s = new Settings().layer(one).layer(Map.of("k1", "9", "k4", "", "z", "on")).layer(Map.of());
        one.put("k0", "changed");
        for (int i = -1; i <= values.length; i++) {
            String k = i < 0 ? "z" : "k" + i;
            show(k, () -> s.getString(k, "none"));
            show(k, () -> s.getString(k, null));
            for (int f : new int[] {5, Integer.MIN_VALUE, 300}) show(k, () -> s.getInt(k, f));
            for (double f : new double[] {-0.0, Double.NaN, 0.1}) show(k, () -> s.getDouble(k, f));
            show(k, () -> s.getFlag(k));
            try { s.getInt(k, 1); } catch (IllegalArgumentException e) { System.out.println(e.getCause().getClass()); }
        }
        show("null", () -> s.getInt(null, 3));
        show("null", () -> new Settings().getInt(null, 3) + " " + new Settings().getFlag(null) + new Settings().getDouble(null, 2));
        show("null", () -> s.layer(null));
        show("null", () -> s.getFlag(null));
    }
}
