import com.pixelbarn.colour.Matrix;
import java.util.*;

public class Proof {
    public static void main(String[] args) throws Exception {
        Random r = new Random(6); List<Matrix> ms = new ArrayList<>();
        double[] odd = {0, -0.0, Double.NaN, Double.POSITIVE_INFINITY, 1e308, -3.3};
        for (int i = 0; i < 25; i++) { double[][] d = new double[1 + r.nextInt(3)][1 + r.nextInt(3)]; for (double[] row : d) for (int c = 0; c < row.length; c++) row[c] = r.nextInt(6) == 0 ? odd[r.nextInt(6)] : r.nextDouble() * 10 - 5; ms.add(new Matrix(d)); d[0][0] = 99; }
        for (Matrix a : ms) { System.out.println(a + " " + a.transposed() + a.scaled(-0.5) + a.scaled(Double.NaN) + a.rows() + a.columns()); for (Matrix b : ms) { p(() -> a.plus(b)); p(() -> a.times(b)); } p(() -> a.at(0, 2)); p(() -> a.at(-1, 0)); p(() -> a.plus(null)); p(() -> a.times(null)); }
        p(() -> new Matrix(null)); p(() -> new Matrix(new double[0][0])); p(() -> new Matrix(new double[2][0])); p(() -> new Matrix(new double[][] {{1, 2}, {3}})); p(() -> new Matrix(new double[][] {{1, 2}, null})); p(() -> new Matrix(new double[][] {null}));
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
