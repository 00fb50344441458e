package pack.rle;

public final class RunLength {
    private static final int MAX = 9999;

    private RunLength() {
    }

    public static String encode(String text) {
        if (text == null) {
            return null;
        }
        StringBuilder out = new StringBuilder();
        int start = 0;
        while (start < text.length()) {
            char c = text.charAt(start);
            int end = runEnd(text, start, MAX);
            if (end - start > 1) {
                out.append(end - start);
            }
            if (c == '\\' || isDigit(c)) {
                out.append('\\');
            }
            out.append(c);
            start = end;
        }
        return out.toString();
    }

    /** End of the run beginning at start, at most limit characters later. */
    private static int runEnd(String text, int start, int limit) {
        int end = start + 1;
        while (end < text.length() && end - start < limit && text.charAt(end) == text.charAt(start)) {
            end++;
        }
        return end;
    }

    private static boolean isDigit(char c) {
        return '0' <= c && c <= '9';
    }

    public static String decode(String code) {
        if (code == null) {
            return null;
        }
        StringBuilder out = new StringBuilder();
        int length = code.length();
        int i = 0;
        while (i < length) {
            int count = 0;
            int digits = i;
            for (; i < length && isDigit(code.charAt(i)); i++) {
                count = 10 * count + code.charAt(i) - '0';
                if (count > MAX) {
                    throw new IllegalArgumentException("count too large at " + i);
                }
            }
            boolean counted = i > digits;
            if (i < length && code.charAt(i) == '\\') {
                i++;
            }
            if (i == length) {
                throw new IllegalArgumentException("unfinished code");
            }
            out.append(String.valueOf(code.charAt(i++)).repeat(counted ? count : 1));
        }
        return out.toString();
    }

    public static int longestRun(String text) {
        int best = 0;
        for (int start = 0, end; start < text.length(); start = end) {
            end = runEnd(text, start, Integer.MAX_VALUE);
            best = Math.max(best, end - start);
        }
        return best;
    }
}
