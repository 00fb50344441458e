package billing.tax;

final class Rounding {

    static final long BASIS = 10_000;

    private Rounding() {
    }

    /** Commercial rounding of a quotient, also for negative dividends. */
    static long divideRounded(long dividend, long divisor) {
        return Math.floorDiv(dividend + divisor / 2, divisor);
    }
}
