import com.swiftpost.rates.ParcelRates;

public class Proof {
    public static void main(String[] args) {
        int[] edges = {Integer.MIN_VALUE, -1, 0, 1, 500, 2000, 5000, 10000, 31500, Integer.MAX_VALUE - 1};
        for (boolean express : new boolean[] {false, true}) {
            ParcelRates rates = new ParcelRates(express);
            for (int e : edges) for (int d = 0; d < 2; d++) {
                int g = e + d;
                t(express + " " + g, () -> rates.price(g));
                t(express + " " + g, () -> rates.band(g));
            }
            for (int g = 1; g < 33000; g += 97) System.out.print(rates.price(Math.min(g, 31500)) + rates.band(g) + " ");
            System.out.println();
        }
    }

    static void t(String label, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(label + " -> " + c.call());
        } catch (Exception e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println(label + " -> " + e.getClass().getName() + (jvm ? "" : ": " + e.getMessage()));
        }
    }
}
