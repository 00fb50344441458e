import math.matrix.*;

public class Proof {
    interface Act { Object run() throws Throwable; }

    static String show(Object o) {
        String s = java.util.Arrays.deepToString(new Object[] {o});
        return s.substring(1, s.length() - 1);
    }

    static void t(String label, Act a) {
        try {
            System.out.println(label + ": " + show(a.run()));
        } catch (Throwable e) {
            System.out.println(label + ": threw " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Throwable {
        double[][] a = {{1, 2, 3}, {0.1, -0.0, Double.NaN}}, b = {{1e300, 2}, {3, 0.2}, {Double.POSITIVE_INFINITY, 1e-320}}, s = {{7}};
        Matrix[] ms = {new Matrix(a), new Matrix(b), new Matrix(s), new Matrix(new double[][] {{1, 2, 3, 4}}), new Matrix(new double[][] {{1, 2}, {3, 4}}), new Matrix(new double[][] {{0.0}}), new Matrix(new double[][] {{-0.0}}), new Matrix(a)};
        a[0][0] = 99;
        for (Matrix m : ms) {
            t("arr", m::toArray); t("tr", () -> m.transposed().toArray()); t("dim", () -> m.rows() + "x" + m.columns());
            t("eq", () -> m.equals(m.transposed().transposed()) + " " + m.equals(null) + m.equals("x"));
            for (Matrix o : ms) { t("times", () -> m.times(o).toArray()); t("eq", () -> m.equals(o) + " " + (!m.equals(o) || m.hashCode() == o.hashCode())); }
            for (int r = -1; r < 4; r++) for (int c = -1; c < 5; c++) { int rr = r, cc = c; t(r + "," + c, () -> m.get(rr, cc)); }
            t("null", () -> m.times(null));
            m.toArray()[0][0] = 1234; t("arr", m::toArray);
        }
        t("large", () -> new Matrix(new double[1000][1001]));
        t("large product", () -> new Matrix(new double[65536][1]).times(new Matrix(new double[1][65536])));
        t("large ok", () -> new Matrix(new double[1000][1]).times(new Matrix(new double[1][1000])).columns());
        t("large null", () -> new Matrix(new double[][] {new double[500_001], null}));
        t("n", () -> new Matrix(null)); t("n", () -> new Matrix(new double[0][])); t("n", () -> new Matrix(new double[][] {{}})); t("n", () -> new Matrix(new double[][] {null}));
        t("n", () -> new Matrix(new double[][] {{1}, null})); t("n", () -> new Matrix(new double[][] {{1}, {}})); t("n", () -> new Matrix(new double[][] {{1}, {1, 2}, null})); t("n", () -> new Matrix(new double[][] {{}, null}));
    }
}
