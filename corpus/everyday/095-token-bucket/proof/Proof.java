import io.throttleworks.TokenBucket;

public class Proof {
    public static void main(String[] args) throws Exception {
        long[] now = {0};
        TokenBucket b = new TokenBucket(2, 100, () -> now[0]);
        int admitted = 0;
        for (; now[0] < 3000; now[0] += 70) if (b.tryAcquire()) admitted++;
        System.out.println(admitted + " " + b.rejected() + " " + b.available());
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
