package bits.count;

public final class Bits {
    private static final byte[] ONES = new byte[256];

    static {
        for (int i = 1; i < ONES.length; i++) {
            ONES[i] = (byte) (ONES[i >> 1] + (i & 1));
        }
    }

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
        for (long rest = word; rest != 0; rest >>>= 8) {
            n += ONES[(int) (rest & 0xff)];
        }
        return n;
    }

    private static void check(int index) {
        if (index < 0 || index > 63) {
            throw new IndexOutOfBoundsException("index");
        }
    }
}
