import io.vaultlane.keys.AccessKeyPolicy;

public class Proof {
    public static void main(String[] args) throws Exception {
        AccessKeyPolicy p = new AccessKeyPolicy(6, 12);
        for (String k : new String[] {null, "", "abc123", "abcdefg", "12345678", "--..!!", "a1", "aaaaaa1"}) System.out.println(k + " " + p.problems(k));
    }

    static void p(java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(c.call());
        } catch (Throwable e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println("! " + e.getClass().getName() + (jvm ? "" : " " + e.getMessage()));
        }
    }
}
