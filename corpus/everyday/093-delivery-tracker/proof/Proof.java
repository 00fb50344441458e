import io.wharfmq.delivery.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        DeliveryTracker t = new DeliveryTracker();
        for (String s : "a b c d".split(" ")) t.publish(s);
        Delivery a = t.take(), b = t.take(), c = t.take();
        p(() -> { t.acknowledge(a); return t.unacknowledged(); });
        p(() -> { t.acknowledge(b); return t.unacknowledged(); });
        p(() -> { t.reject(c); return t.unacknowledged() + " " + t.waiting(); });
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
