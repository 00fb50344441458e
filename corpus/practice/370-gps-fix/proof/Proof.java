import com.trackdeck.gps.*;
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
        List<GpsFix> all = new ArrayList<>();
        for (String d : new String[] {"a", " a ", "b", "", " ", null, "\u00fc"})
            for (double lat : new double[] {0.0, -0.0, 90, -90, 90.1, Double.NaN, 47.123456789})
                for (double lon : new double[] {0.0, -0.0, 180, -180, 181, 359.5, 360, -360, 720.25, -540, Double.NaN, Double.POSITIVE_INFINITY})
                    for (long t : new long[] {0, -1, Long.MAX_VALUE}) {
                        show(d + lat + " " + lon, () -> {
                            GpsFix f = new GpsFix(d, lat, lon, t);
                            all.add(f);
                            return f + " " + f.hashCode() + " " + f.device() + f.latitude() + f.longitude() + f.epochSecond();
                        });
                    }
        int equal = 0;
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < all.size(); i += 3)
            for (int k = 0; k < all.size(); k += 5) {
                if (all.get(i).equals(all.get(k))) { equal++; sb.append(i).append('=').append(k).append(' '); }
                sb.append(Integer.signum(all.get(i).compareTo(all.get(k))));
            }
        System.out.println(equal + " " + sb.toString().hashCode() + " " + all.get(0).equals(null) + all.get(0).equals("a"));
        Collections.sort(all);
        System.out.println(all);
        System.out.println(new HashSet<>(all).size());
        show("null", () -> all.get(0).compareTo(null));
    }
}
