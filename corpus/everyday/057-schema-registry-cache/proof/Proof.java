import com.streamhall.schema.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        int[] calls = {0};
        SchemaRegistry r = new CachingSchemaRegistry((s, v) -> { calls[0]++; return s.equals("orders") ? "schema" + v : null; });
        System.out.println(r.find("orders", 1) + r.find("orders", 1) + calls[0]);
        System.out.println(r.find("ghosts", 1) + r.find("ghosts", 1) + calls[0]);
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
