package org.jobs;

/** Reads durations such as "1d 2h30m" as seconds. */
public final class DurationText {
    private DurationText() {
    }

    public static long seconds(String text) {
        if (text == null) {
            throw new IllegalArgumentException("no duration");
        }
        long total = 0;
        int i = 0;
        boolean any = false;
        while (i < text.length()) {
            if (text.charAt(i) == ' ') {
                i++;
                continue;
            }
            int start = i;
            while (i < text.length() && text.charAt(i) >= '0' && text.charAt(i) <= '9') {
                i++;
            }
            if (i == start) {
                throw new IllegalArgumentException("number expected at " + i);
            }
            long amount = Long.parseLong(text.substring(start, i));
            if (i == text.length()) {
                throw new IllegalArgumentException("unit expected");
            }
            char unit = text.charAt(i);
            i++;
            long factor;
            switch (unit) {
                case 's': factor = 1; break;
                case 'm': factor = 60; break;
                case 'h': factor = 3600; break;
                case 'd': factor = 86400; break;
                default: throw new IllegalArgumentException("unknown unit " + unit);
            }
            total = Math.addExact(total, Math.multiplyExact(amount, factor));
            any = true;
        }
        if (!any) {
            throw new IllegalArgumentException("empty duration");
        }
        return total;
    }
}
