package shop.tax;

final class TaxTable {
    private static final int FULL = 19;
    private static final int REDUCED = 7;

    private TaxTable() {
    }

    static long tax(long net, boolean reduced) {
        return net <= 0 ? 0 : (net * (reduced ? REDUCED : FULL) + 50) / 100;
    }
}
