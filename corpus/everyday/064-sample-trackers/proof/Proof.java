import com.vitalmesh.stats.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        SampleTracker s = new SumTracker(3, 9, 4);
        SampleTracker k = new PeakTracker(3, 9, 4);
        System.out.println(s.summary() + " " + s.count());
        System.out.println(k.summary() + " " + k.count());
        k.record(5);
        System.out.println(k.summary());
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
