package flow.unroll;

public final class Checksum {
    private long state = 7;

    public Checksum feed(int a, int b, int c) {
        for (int v : new int[] {a, b, c}) {
            state = state * 31 + v;
            state ^= state >>> 7;
        }
        return this;
    }

    public Checksum reset() {
        state = 7;
        return this;
    }

    public long value() {
        return state;
    }

    public boolean matches(long expected) {
        return state == expected;
    }
}
