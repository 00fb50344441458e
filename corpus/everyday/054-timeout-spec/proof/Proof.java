import org.quorix.settings.TimeoutSpec;

public class Proof {
    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"1h30m", "250ms", "5", "5x", "1.5h", "-5s", "1h 30m"}) p(() -> TimeoutSpec.parse(s));
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
