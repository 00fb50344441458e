import io.cadenza.dispatch.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        DispatchQueue q = new DispatchQueue();
        for (String s : "a b c d e".split(" ")) q.submit(new Task(s, 1));
        q.submit(new Task("urgent", 9));
        while (q.size() > 0) System.out.println(q.next());
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
