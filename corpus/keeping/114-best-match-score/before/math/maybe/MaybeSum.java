package math.maybe;

public final class MaybeSum {
    private int incomplete;

    public Integer add(Integer a, Integer b) {
        if (a == null || b == null) {
            incomplete++;
            return null;
        }
        return a + b;
    }

    public Integer larger(Integer a, Integer b) {
        if (a == null) {
            return b;
        }
        if (b == null) {
            return a;
        }
        return a >= b ? a : b;
    }

    public int incomplete() {
        return incomplete;
    }
}
