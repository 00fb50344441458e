import com.saas.billing.*;

public class Proof {
    public static void main(String[] args) {
        Event[] ev = Event.values();
        for (int code = 0; code < 4096; code++) {
            Subscription s = new Subscription();
            StringBuilder line = new StringBuilder();
            for (int i = 0, c = code; i < 6; i++, c /= 4) {
                try { line.append(s.on(ev[c % 4])); } catch (RuntimeException e) { line.append(e); }
                line.append(s.failures()).append(' ');
            }
            System.out.println(line.toString() + s.state() + s.history());
        }
        Subscription s = new Subscription();
        try { s.on(null); } catch (RuntimeException e) { System.out.println(e); }
        s.on(Event.CANCEL);
        try { s.on(null); } catch (RuntimeException e) { System.out.println(e); }
    }
}
