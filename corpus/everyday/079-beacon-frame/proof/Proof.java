import com.skytrace.beacon.FrameReader;

public class Proof {
    public static void main(String[] args) throws Exception {
        FrameReader r = new FrameReader().field("id", 6).field("alt", 5).field("note", 4);
        p(() -> r.read("AB12   1200 ok "));
        p(() -> r.read("AB12\0\0" + "1200\0" + "\0\0\0\0").keySet());
        p(() -> r.readInt("AB12\0\0" + "1200\0" + "\0\0\0\0", "alt"));
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
