import com.shipyardx.rollout.Rollout;

public class Proof {
    public static void main(String[] args) throws Exception {
        Rollout r = new Rollout("v7");
        for (int i = 0; i < 5; i++) { System.out.println(r.describe() + " " + r.isServing()); r.advance(); }
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
