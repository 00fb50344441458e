import mail.config.*;

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
        System.out.println(new MailSettings().header("hi"));
        System.out.println(new MailSettings().set("sender", "a@b").set("prefix", "").header("hi"));
        System.out.println(new MailSettings().set("sender", "  ").sender());
    }
}
