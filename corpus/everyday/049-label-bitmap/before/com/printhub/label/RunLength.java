package com.printhub.label;

/** Run-length code for rows of label bitmaps: {@code ###..#} is {@code 3#2.#}. Digits cannot be encoded. */
public final class RunLength {
    private RunLength() {
    }

    public static String encode(String row) {
        StringBuilder out = new StringBuilder();
        int count = 0;
        for (int i = 0; i < row.length(); i++) {
            char c = row.charAt(i);
            if (c >= '0' && c <= '9') {
                throw new IllegalArgumentException("digit at " + i);
            }
            count++;
            if (i + 1 == row.length() || row.charAt(i + 1) != c) {
                if (count > 1) {
                    out.append(count);
                }
                out.append(c);
                count = 0;
            }
        }
        return out.toString();
    }

    public static String decode(String code) {
        StringBuilder out = new StringBuilder();
        int count = 0;
        boolean counted = false;
        for (char c : code.toCharArray()) {
            if (c >= '0' && c <= '9') {
                count = count * 10 + (c - '0');
                counted = true;
            } else {
                int times = counted ? count : 1;
                for (int i = 0; i < times; i++) {
                    out.append(c);
                }
                count = 0;
                counted = false;
            }
        }
        if (counted) {
            throw new IllegalArgumentException("count without a character");
        }
        return out.toString();
    }
}
