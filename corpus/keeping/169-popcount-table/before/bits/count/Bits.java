package bits.count;

public final class Bits {
    private long word;

    public void set(int index) {
        check(index);
        word |= 1L << index;
    }

    public void clear(int index) {
        check(index);
        word &= ~(1L << index);
    }

    public boolean get(int index) {
        check(index);
        return (word >>> index & 1) == 1;
    }

    public int cardinality() {
        int n = 0;
        for (int i = 0; i < 64; i++) {
            if (get(i)) {
                n++;
            }
        }
        return n;
    }

    private static void check(int index) {
        if (index < 0 || index > 63) {
            throw new IndexOutOfBoundsException("index");
        }
    }
}
