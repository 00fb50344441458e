import com.harborcfg.env.EnvSettings;
import java.util.Map;

public class Proof {
    public static void main(String[] args) throws Exception {
        EnvSettings s = new EnvSettings("APP_", Map.of("APP_DB_URL", "jdbc:x", "APP_POOL", " 5 ", "HOME", "/root"));
        p(() -> s.require("db.url")); p(() -> s.require("nope")); p(() -> s.getInt("pool", 1));
        int[] asked = {0};
        p(() -> s.get("db.url", () -> "default" + ++asked[0])); p(() -> asked[0]);
        p(() -> s.get("db.url", () -> { throw new IllegalStateException("no default for db.url"); }));
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
