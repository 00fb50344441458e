import io.pulsegrid.scrape.ScrapeWindow;

public class Proof {
    public static void main(String[] args) throws Exception {
        ScrapeWindow w = new ScrapeWindow(3);
        w.record(1.0); w.record(3.0);
        p(w::average);
        p(() -> { w.record(null); return w.size(); });
        p(w::snapshot);
        p(w::latest);
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
