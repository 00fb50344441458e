package pack.runs;

/** aaab becomes 3ab. Digits and characters outside the basic plane are not allowed. */
public final class RunLength {
    public static final int LONGEST = 100_000;

    private int runs;

    public String encode(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= '0' && c <= '9' || Character.isSurrogate(c)) {
                throw new IllegalArgumentException("character at " + i);
            }
        }
        StringBuilder sb = new StringBuilder();
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            int end = i + 1;
            while (end < text.length() && text.charAt(end) == c) {
                end++;
            }
            if (end - i > 1) {
                sb.append(end - i);
            }
            sb.append(c);
            i = end;
            runs++;
        }
        return sb.toString();
    }

    /** Counts have one to five digits, no zero in front, and are never 1. */
    public String decode(String packed) {
        StringBuilder sb = new StringBuilder();
        int i = 0;
        while (i < packed.length()) {
            int count = 0;
            int start = i;
            while (i < packed.length() && packed.charAt(i) >= '0' && packed.charAt(i) <= '9') {
                if (packed.charAt(start) == '0' || i - start == 5) {
                    throw new IllegalArgumentException("count at " + start);
                }
                count = count * 10 + (packed.charAt(i) - '0');
                i++;
            }
            if (i == packed.length() || count == 1 || Character.isSurrogate(packed.charAt(i))) {
                throw new IllegalArgumentException("run at " + start);
            }
            if (i == start) {
                count = 1;
            }
            if (sb.length() + count > LONGEST) {
                throw new IllegalStateException("too long");
            }
            char c = packed.charAt(i);
            for (int k = 0; k < count; k++) {
                sb.append(c);
            }
            i++;
        }
        return sb.toString();
    }

    /** All runs this object has written. */
    public int runs() {
        return runs;
    }

    public double ratio(String text) {
        return text.isEmpty() ? 1.0 : (double) encode(text).length() / text.length();
    }
}
