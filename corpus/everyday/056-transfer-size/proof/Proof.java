import net.ferrybox.transfer.TransferSize;

public class Proof {
    public static void main(String[] args) throws Exception {
        for (long b : new long[] {0, 1023, 1024, 1536, 2_090_000, 1_048_575, 5L << 30}) System.out.println(TransferSize.ofBytes(b));
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
