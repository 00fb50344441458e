import io.gatekit.http.QueryString;

public class Proof {
    public static void main(String[] args) throws Exception {
        QueryString q = QueryString.parse("?page=2&sort=name&sort=date&token=YWJjZA==&flag");
        System.out.println(q);
        System.out.println(q.first("token"));
        System.out.println(QueryString.parse("redirect=/login?next=home"));
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
