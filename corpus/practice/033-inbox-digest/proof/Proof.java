import java.util.*;
import java.util.concurrent.Callable;
import mail.inbox.*;
import java.util.function.*;

public class Proof {
    static void t(String label, Callable<?> c) {
        try {
            System.out.println(label + ": " + c.call());
        } catch (Throwable e) {
            System.out.println(label + " threw " + e.getClass().getName());
        }
    }

    interface Act {
        void run() throws Exception;
    }

    static void run(String label, Act a) {
        t(label, () -> {
            a.run();
            return "done";
        });
    }

    public static void main(String[] args) throws Exception {
        t("null", () -> new InboxDigest(null));
        t("null el", () -> new InboxDigest(Arrays.asList((Message) null)));
        List<Message> src = new ArrayList<>(List.of(new Message("a", "s1", true), new Message("b", "s2", false), new Message(null, null, true), new Message("a", "s1", true), new Message("c", "s3", true), new Message(null, "s4", true)));
        InboxDigest d = new InboxDigest(src), e = new InboxDigest(List.of());
        src.clear();
        for (InboxDigest x : List.of(d, e)) {
            for (int max : new int[] {Integer.MIN_VALUE, -1, 0, 1, 2, 3, 4, 5, Integer.MAX_VALUE}) {
                t("labels " + max, () -> x.labels(m -> { System.out.println("test " + m); return m.unread(); }, m -> { System.out.println("label"); return m.subject(); }, max));
            }
            t("null pred", () -> x.labels(null, m -> "", 1));
            t("null fn", () -> x.labels(m -> true, null, 0));
            t("throwing", () -> x.labels(m -> { if (m.sender() == null) throw new IllegalStateException(); return true; }, Message::subject, 9));
            t("throwing label", () -> x.labels(m -> true, m -> { throw new UnsupportedOperationException(); }, 9));
            t("mutable", () -> { List<String> l = x.labels(m -> true, m -> "z", 3); l.add(null); return l; });
            t("reentrant", () -> x.labels(m -> x.labels(k -> true, Message::subject, 1).size() == 1, Message::sender, 2));
            t("unread", () -> x.unreadBySender());
            t("unread mutable", () -> { Map<String, Integer> m = x.unreadBySender(); m.put("q", null); return m; });
            t("first none", () -> x.firstPassing(List.of()));
            t("first null", () -> x.firstPassing(null));
            t("first null check", () -> x.firstPassing(Arrays.asList((Predicate<Message>) null)));
            t("false then null check", () -> x.firstPassing(Arrays.asList(m -> false, (Predicate<Message>) null)));
            List<Predicate<Message>> checks = new ArrayList<>();
            checks.add(m -> { System.out.println("c1 " + m.sender()); checks.clear(); return m.sender() == null; });
            checks.add(m -> { System.out.println("c2 " + m.subject()); return true; });
            t("first", () -> x.firstPassing(checks));
            t("first no", () -> x.firstPassing(List.of(m -> { System.out.println("c " + m); return false; })));
        }
    }
}
