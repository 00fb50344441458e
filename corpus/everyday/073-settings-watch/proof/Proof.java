import org.tidewater.settings.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        LiveSettings s = new LiveSettings();
        s.addListener(new SettingsListener() { public void changed(String k, String o, String n) { System.out.println("once " + k + o + n); s.removeListener(this); } });
        s.addListener((k, o, n) -> System.out.println("a " + k + o + n));
        s.addListener((k, o, n) -> System.out.println("b " + k + o + n));
        p(() -> { s.set("mode", "fast"); return "done"; });
        p(() -> { s.set("mode", "slow"); s.unset("mode"); s.unset("mode"); return "done"; });
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
