package flow.bits;

public final class BitText {
    private BitText() {
    }

    public static int parse(String bits) {
        int value = 0;
        int weight = 1;
        for (int i = bits.length() - 1; i >= 0; i--) {
            char c = bits.charAt(i);
            if (c != '0' && c != '1') {
                throw new IllegalArgumentException("bit");
            }
            if (c == '1') {
                value += weight;
            }
            weight *= 2;
        }
        return value;
    }

    public static int ones(int value) {
        int n = 0;
        for (int i = 31; i >= 0; i--) {
            if ((value & (1 << i)) != 0) {
                n = n + 1;
            }
        }
        return n;
    }
}
