import bus.*;
import java.util.*;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    static List<String> log = new ArrayList<>();
    static Handler<Object> h(String n) { return e -> log.add(n + "<" + e); }
    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        EventBus b = new EventBus();
        Handler<Object> a = h("a"), c = h("c"), d = h("d");
        t("none", () -> b.publish("x"));
        b.subscribe(CharSequence.class, a);
        b.subscribe(String.class, c);
        b.subscribe(CharSequence.class, d);
        b.subscribe(String.class, c);
        t("str", () -> b.publish("x"));
        t("sb", () -> b.publish(new StringBuilder("sb")));
        t("int", () -> b.publish(3));
        t("null", () -> b.publish(null));
        t("unsub", () -> b.unsubscribe(String.class, c));
        t("unsub other", () -> b.unsubscribe(Integer.class, c));
        t("unsub null", () -> b.unsubscribe(null, null));
        t("unsub null handler", () -> b.unsubscribe(String.class, null));
        t("sub null", () -> { b.subscribe(null, a); return 1; });
        t("sub null2", () -> { b.subscribe(String.class, null); return 1; });
        t("str", () -> b.publish("y"));
        // order after the last handler of a type left
        b.unsubscribe(CharSequence.class, a);
        b.unsubscribe(CharSequence.class, d);
        b.subscribe(CharSequence.class, d);
        t("order", () -> b.publish("z"));
        System.out.println(log); log.clear();
        // re-entrancy and removal while publishing
        EventBus r = new EventBus();
        Handler<Object>[] self = new Handler[1];
        self[0] = e -> { log.add("self " + e); r.unsubscribe(Object.class, self[0]); r.subscribe(String.class, a);
            if (e.equals("go")) log.add("n" + r.publish("nested")); };
        r.subscribe(Object.class, self[0]);
        r.subscribe(Object.class, c);
        t("go", () -> r.publish("go"));
        t("go", () -> r.publish("go"));
        System.out.println(log); log.clear();
        r.subscribe(Object.class, e -> { throw new IllegalStateException(); });
        r.subscribe(Object.class, d);
        t("throwing", () -> r.publish(1));
        System.out.println(log); log.clear();
        EventBus w = new EventBus();
        Handler<Integer> ints = i -> log.add("i" + (i + 1));
        w.subscribe((Class) String.class, (Handler) ints);
        w.subscribe(int.class, ints);
        t("polluted", () -> w.publish("s"));
        t("prim", () -> w.publish(4));
        t("undelivered", () -> b.undelivered() + " " + r.undelivered() + " " + w.undelivered());
        System.out.println(log);
    }
}
