import games.questline.events.*;
import java.util.*;
import java.util.function.Consumer;

public class Proof {
    static EventHub hub = new EventHub();
    static Subscription[] s = new Subscription[6];
    static void show(String what) {
        System.out.println(what + " " + hub.delivered() + hub.hasHandlers(String.class) + hub.hasHandlers(Integer.class) + hub.hasHandlers(null));
    }
    public static void main(String[] args) {
        show("start");
        System.out.println(hub.publish("nobody"));
        s[0] = hub.subscribe(String.class, e -> { System.out.println("0 " + e); if (e.equals("cancel")) { s[0].cancel(); s[1].cancel(); } });
        s[1] = hub.subscribe(String.class, (Object e) -> { System.out.println("1 " + e); if (e.equals("add")) s[2] = hub.subscribe(String.class, x -> System.out.println("2 " + x)); });
        Consumer<Object> same = e -> System.out.println("same " + e);
        s[3] = hub.subscribe(Integer.class, same);
        s[4] = hub.subscribe(Integer.class, same);
        s[5] = hub.subscribe(String.class, e -> { if (e.equals("boom")) throw new IllegalStateException(); if (e.equals("nest")) hub.publish("inner"); });
        for (Object o : new Object[] {"a", "add", "b", 5, "boom", "nest", 5L, "cancel", "again"}) {
            try { System.out.println(hub.publish(o)); } catch (IllegalStateException e) { System.out.println("ise"); }
            show("" + o);
        }
        s[3].cancel(); s[3].cancel(); show("3");
        System.out.println(hub.publish(7));
        s[4].cancel(); show("4"); s[4].cancel();
        s[3] = hub.subscribe(Integer.class, same);
        s[4].cancel(); show("re");
        s[2].cancel(); s[5].cancel(); show("end");
        for (Runnable r : List.<Runnable>of(() -> hub.publish(null), () -> hub.subscribe(null, same), () -> hub.subscribe(Long.class, null)))
            try { r.run(); } catch (NullPointerException e) { System.out.println("npe"); }
        show("" + hub.hasHandlers(Long.class));
    }
}
