package crypto.pin;

public class PinHasher {
    private final int salt;
    private int calls;
    private boolean cached;
    private int lastPin;
    private long lastHash;

    public PinHasher(int salt) {
        this.salt = salt;
    }

    public long hash(int pin) {
        calls++;
        if (!cached || lastPin != pin) {
            lastHash = compute(pin);
            lastPin = pin;
            cached = true;
        }
        return lastHash;
    }

    private long compute(int pin) {
        long h = salt;
        for (int i = 0; i < 1000; i++) {
            h = h * 6364136223846793005L + pin;
            h ^= h >>> 29;
        }
        return h;
    }

    public boolean matches(int pin, long expected) {
        return hash(pin) == expected;
    }

    public int calls() {
        return calls;
    }
}
