import com.porterbot.hooks.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        HookChain c = new HookChain();
        StringBuilder log = new StringBuilder();
        c.register((ch, t) -> { log.append("audit "); return false; });
        c.register((ch, t) -> { log.append("help "); return t.startsWith("!help"); });
        c.register((ch, t) -> { log.append("stats "); return true; });
        System.out.println(c.publish("ops", "!help me") + " " + c.unhandled() + " " + log);
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
