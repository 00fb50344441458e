import auth.policy.*;

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
        String[] users = {null, "", "bob", "BOB", "\u0130x"};
        String[] pws = {null, "", "short1", "1234567", "12345678", "abcdefgh", "abcdefg1", "xxbobxx1", "XXBoBxx1", "a".repeat(63) + "1", "a".repeat(64) + "1",
            "a".repeat(64), "abcdefg\u0663", "abcdefg\uD835\uDFD8", "i\u0307xabcde1"};
        for (String u : users) for (String p : pws) t(u + "/" + p, () -> new PasswordPolicy().check(u, p));
    }
}
