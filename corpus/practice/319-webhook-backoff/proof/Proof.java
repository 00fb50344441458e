import com.hooks.delivery.*;

public class Proof {
    public static void main(String[] args) {
        RetryPolicy p = new RetryPolicy(500, 3_600_000, 100);
        for (int a = 1; a <= 40; a++) System.out.println(a + " " + p.after(a, 503));
        for (int s : new int[] {200, 404, 408, 429, 500, 501, 502}) System.out.println(s + " " + p.after(2, s));
    }
}
