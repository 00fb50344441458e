package pack.rle;

public final class RunLength {
    private static final int MAX = 9999;

    private RunLength() {
    }

    public static String encode(String text) {
        if (text == null) {
            return null;
        }
        String out = "";
        char last = 0;
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (count > 0 && c == last && count < MAX) {
                count++;
            } else {
                if (count > 0) {
                    out = out + piece(last, count);
                }
                last = c;
                count = 1;
            }
        }
        if (count > 0) {
            out = out + piece(last, count);
        }
        return out;
    }

    private static String piece(char c, int count) {
        String s = "";
        if (count > 1) {
            s = s + count;
        }
        if ((c >= '0' && c <= '9') || c == '\\') {
            s = s + '\\';
        }
        return s + c;
    }

    public static String decode(String code) {
        if (code == null) {
            return null;
        }
        StringBuilder out = new StringBuilder();
        int count = 0;
        boolean haveCount = false;
        boolean escaped = false;
        for (int i = 0; i < code.length(); i++) {
            char c = code.charAt(i);
            if (!escaped && c == '\\') {
                escaped = true;
            } else if (!escaped && c >= '0' && c <= '9') {
                count = count * 10 + (c - 48);
                haveCount = true;
                if (count > MAX) {
                    throw new IllegalArgumentException("count too large at " + i);
                }
            } else {
                int n = haveCount ? count : 1;
                while (n > 0) {
                    out.append(c);
                    n--;
                }
                count = 0;
                haveCount = false;
                escaped = false;
            }
        }
        if (escaped || haveCount) {
            throw new IllegalArgumentException("unfinished");
        }
        return out.toString();
    }

    public static int longestRun(String text) {
        int best = 0;
        for (int i = 0; i < text.length(); i++) {
            int n = 0;
            for (int j = i; j < text.length(); j++) {
                if (text.charAt(j) != text.charAt(i)) {
                    break;
                }
                n++;
            }
            if (n > best) {
                best = n;
            }
        }
        return best;
    }
}
