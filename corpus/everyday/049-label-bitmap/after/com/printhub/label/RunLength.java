package com.printhub.label;

/** Run-length code for rows of label bitmaps: {@code ###..#} is {@code 3#2.#}. Digits cannot be encoded. */
public final class RunLength {
    private RunLength() {
    }

    public static String encode(String row) {
        StringBuilder out = new StringBuilder();
        int end;
        for (int start = 0; start < row.length(); start = end) {
            char c = row.charAt(start);
            if (isDigit(c)) {
                throw new IllegalArgumentException("digit at " + start);
            }
            end = endOfRun(row, start);
            if (end - start > 1) {
                out.append(end - start);
            }
            out.append(c);
        }
        return out.toString();
    }

    public static String decode(String code) {
        StringBuilder out = new StringBuilder();
        int count = 0;
        boolean counted = false;
        for (int i = 0; i < code.length(); i++) {
            char c = code.charAt(i);
            if (isDigit(c)) {
                count = count * 10 + (c - '0');
                counted = true;
            } else {
                // a count beyond the int range may have become negative: no character then
                out.append(String.valueOf(c).repeat(counted ? Math.max(0, count) : 1));
                count = 0;
                counted = false;
            }
        }
        if (counted) {
            throw new IllegalArgumentException("count without a character");
        }
        return out.toString();
    }

    private static int endOfRun(String row, int start) {
        int end = start + 1;
        while (end < row.length() && row.charAt(end) == row.charAt(start)) {
            end++;
        }
        return end;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
