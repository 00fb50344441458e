import com.push.outbox.*;
import java.util.List;

public class Proof {
    public static void main(String[] args) {
        Outbox o = new Outbox();
        System.out.println(o.next() + o.size() + o.drain(3) + o.withdraw("x") + o.withdraw(null));
        try { o.add(null, "a"); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { o.add(Priority.BULK, null); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        Priority[] ps = Priority.values();
        for (int i = 0; i < 300; i++) {
            o.add(ps[i * 7 % 5 % 3], "m" + i % 11);
            if (i % 3 == 0) System.out.println(o.next());
            if (i % 5 == 0) System.out.println(o.withdraw("m" + i % 13) + " " + o.withdraw(null));
            if (i % 17 == 0) { List<String> d = o.drain(i % 9 - 1); System.out.println(d); d.add("z"); }
            System.out.println(o.size());
        }
        System.out.println(o.drain(Integer.MAX_VALUE) + " " + o.next() + o.drain(-1));
    }
}
