package flow.bits;

public final class BitText {
    private BitText() {
    }

    public static int parse(String bits) {
        int value = 0;
        for (char c : bits.toCharArray()) {
            if (c != '0' && c != '1') {
                throw new IllegalArgumentException("not a bit: " + c);
            }
            value = value * 2 + (c - '0');
        }
        return value;
    }

    public static int ones(int value) {
        int n = 0;
        for (int rest = value; rest != 0; rest &= rest - 1) {
            n++;
        }
        return n;
    }
}
