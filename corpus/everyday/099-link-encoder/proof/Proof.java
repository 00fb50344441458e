import com.relaypost.links.LinkEncoder;

public class Proof {
    public static void main(String[] args) throws Exception {
        System.out.println(new LinkEncoder().segment("users").segment("42").parameter("q", "a&b=ü").link());
        System.out.println(new LinkEncoder().segment("my files").segment("~bob").parameter("glob", "*.txt").link());
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
