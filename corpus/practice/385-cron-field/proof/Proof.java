import com.nightrun.schedule.*;
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
        int[][] bounds = {{0, 59}, {1, 12}, {0, 6}, {0, 366}, {5, 5}, {366, 366}, {0, 0}, {-1, 5}, {4, 3}, {0, 367}};
        String[] texts = {"*", "0", "5", "1,3,2", "*/15", "1-5", "5-1", "0-6/2", "3/7", "*/366", "*/367", "*/0", "", ",", ",,", "1,,2", "1,", " 4 , 5", "a", "-1", "1-", "366", "0,366", "2-4,3-6/3,*/20", " *", "+5", "1-3-5", "1/2/3"};
        for (int[] b : bounds)
            for (String t : texts)
                show(t + Arrays.toString(b), () -> {
                    CronField f = CronField.parse(t, b[0], b[1]);
                    StringBuilder sb = new StringBuilder(f + " " + f.values());
                    for (int v : new int[] {Integer.MIN_VALUE, -2, -1, 0, 1, 2, 5, 6, 58, 59, 60, 63, 64, 365, 366, 367, Integer.MAX_VALUE - 1, Integer.MAX_VALUE}) sb.append(' ').append(f.matches(v)).append(f.after(v));
                    f.values().add(7);
                    String ends;
                    try { ends = f.first() + ".." + f.last(); } catch (NoSuchElementException e) { ends = "none"; }
                    return sb + " " + ends + " " + f.values().size();
                });
        show("null", () -> CronField.parse(null, 0, 1));
    }
}
