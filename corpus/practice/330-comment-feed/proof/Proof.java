import com.social.feed.CommentFeed;
import java.util.function.Consumer;

public class Proof {
    public static void main(String[] args) {
        CommentFeed f = new CommentFeed();
        Consumer<String> a = c -> System.out.println("a " + c);
        Runnable off1 = f.onPost(a), off2 = f.onPost(a);
        Runnable[] self = new Runnable[1];
        self[0] = f.onPost(c -> { System.out.println("once " + c); self[0].run(); });
        f.onPost(c -> { if (c.equals("x")) f.onPost(d -> System.out.println("late " + d)); });
        f.onPost(c -> { if (c.equals("boom")) throw new IllegalStateException("boom"); });
        f.onPost(c -> { if (c.equals("re")) System.out.println(f.post("nested") + "" + f.comments()); });
        f.onPost(c -> { if (c.equals("del")) System.out.println(f.remove(c)); });
        f.onRemove(c -> System.out.println("removed " + c + f.comments()));
        for (String c : new String[] {"x", "", "  ", null, "y", "boom", "re", "del", "x"}) {
            try { System.out.println(f.post(c) + " " + f.comments()); } catch (RuntimeException e) { System.out.println(e + " " + f.comments()); }
        }
        off1.run(); off1.run(); off2.run();
        System.out.println(f.post("z") + " " + f.remove("none") + f.remove(null) + f.remove("x") + f.remove("x") + f.remove("x"));
        try { f.onPost(null); } catch (NullPointerException e) { System.out.println("NPE"); }
        try { f.onRemove(null); } catch (NullPointerException e) { System.out.println("NPE"); }
    }
}
