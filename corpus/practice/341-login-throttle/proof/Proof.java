import com.auth.throttle.LoginThrottle;

public class Proof {
    static long now;
    static int calls;
    public static void main(String[] args) {
        for (int max : new int[] {-1, 0, 1, 2, 4}) for (long win : new long[] {-5, 0, 1, 10, 50, Long.MAX_VALUE}) {
            now = 0;
            LoginThrottle t = new LoginThrottle(max, win, () -> { calls++; return now; });
            String[] users = {"ann", "bob", "", null};
            for (int i = 0; i < 120; i++) {
                String u = users[i * 5 % 7 % 4];
                switch (i * 3 % 11 % 4) {
                    case 0, 1 -> t.failed(u);
                    case 2 -> { if (i % 6 == 0) t.succeeded(u); }
                    default -> now += i % 9 - 2;
                }
                for (String v : users) System.out.print(t.isAllowed(v) + " ");
                System.out.println(t.trackedUsers() + " " + calls);
            }
        }
        LoginThrottle t = new LoginThrottle(1, 1, null);
        System.out.println(t.isAllowed("x"));
        try { t.failed("x"); } catch (NullPointerException e) { System.out.println("NPE " + t.trackedUsers()); }
        LoginThrottle b = new LoginThrottle(1, 1, () -> { throw new IllegalStateException("clock"); });
        try { b.failed("x"); } catch (IllegalStateException e) { System.out.println(e + " " + b.trackedUsers()); }
    }
}
