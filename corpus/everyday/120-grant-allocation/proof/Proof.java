import gov.grants.budget.*;
import java.util.*;

public class Proof {
    static void go(long c, int... w) {
        try { System.out.println(c + " " + Arrays.toString(w) + " " + Arrays.toString(new GrantAllocator().allocate(c, w)) + Arrays.toString(w)); }
        catch (RuntimeException e) { System.out.println(e.getClass() + (e instanceof IllegalArgumentException ? e.getMessage() : "")); }
    }
    public static void main(String[] args) {
        go(-1, 1); go(-1, (int[]) null); go(5, (int[]) null); go(5); go(5, 0, 0); go(5, 1, -1); go(0, 1, 2); go(1, 1, 1, 1); go(2, 1, 1, 1); go(100, 1, 1, 1); go(5, 0, 3, 0, 3);
        go(Long.MAX_VALUE, 1); go(Long.MAX_VALUE, 1, 1); go(Long.MAX_VALUE, 0, 2); go(1L << 32, Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE); go(1L << 31, Integer.MAX_VALUE, 7, Integer.MAX_VALUE);
        Random r = new Random(1);
        for (int k = 0; k < 400; k++) go(r.nextInt(k * 3 + 2), r.ints(1 + r.nextInt(9), 0, 1 + r.nextInt(8)).toArray());
    }
}
