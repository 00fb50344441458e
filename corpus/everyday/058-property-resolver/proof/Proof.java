import io.marlin.config.PropertyResolver;
import java.util.Map;

public class Proof {
    public static void main(String[] args) throws Exception {
        PropertyResolver r = new PropertyResolver(Map.of("host", "db1", "port", "5432", "url", "jdbc:${host}:${port}/main"));
        p(() -> r.getInt("port"));
        PropertyResolver s = new PropertyResolver(Map.of("host", "db1", "port", "5432", "url", "jdbc:${host}:${port}/main"));
        p(() -> s.get("url"));
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
