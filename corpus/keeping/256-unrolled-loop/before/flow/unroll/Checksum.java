package flow.unroll;

public final class Checksum {
    private long state = 7;

    public Checksum feed(int a, int b, int c) {
        state = state * 31 + a;
        state ^= state >>> 7;
        state = state * 31 + b;
        state ^= state >>> 7;
        state = state * 31 + c;
        state ^= state >>> 7;
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
        return (state ^ expected) == 0;
    }
}
