import app.bus.*;

public class Proof {
    interface Act { Object run() throws Throwable; }

    static String show(Object o) {
        String s = java.util.Arrays.deepToString(new Object[] {o});
        return s.substring(1, s.length() - 1);
    }

    static void t(String label, Act a) {
        try {
            System.out.println(label + ": " + show(a.run()));
        } catch (Throwable e) {
            System.out.println(label + ": threw " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Throwable {
        TopicBus bus = new TopicBus();
        TopicListener[] once = new TopicListener[1];
        once[0] = (t, p) -> { System.out.println("once " + p); bus.unsubscribe("news", once[0]); };
        bus.subscribe("news", once[0]);
        bus.subscribe("news", (t, p) -> System.out.println("always " + p));
        bus.subscribe(null, (t, p) -> System.out.println("all " + t + p));
        t("1", () -> bus.publish("news", 1));
        t("2", () -> bus.publish("news", 2));
        t("3", () -> bus.publish("other", 3));
        System.out.println(bus.published());
    }
}
