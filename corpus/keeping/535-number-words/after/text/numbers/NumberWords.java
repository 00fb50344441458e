package text.numbers;

import java.util.ArrayDeque;
import java.util.Deque;

public final class NumberWords {
    private static final String[] SMALL = {"zero", "one", "two", "three", "four", "five", "six", "seven",
        "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen",
        "seventeen", "eighteen", "nineteen"};
    private static final String[] TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
    private static final String[] SCALES =
            {null, "thousand", "million", "billion", "trillion", "quadrillion", "quintillion"};

    private final String afterHundred;

    /** With or without the word and after the hundreds. */
    public NumberWords(boolean and) {
        this.afterHundred = and ? " hundred and " : " hundred ";
    }

    public String words(long number) {
        if (number == 0) {
            return SMALL[0];
        }
        Deque<String> parts = new ArrayDeque<>();
        // unsigned, because the smallest long has no positive counterpart
        long rest = number < 0 ? -number : number;
        for (int scale = 0; rest != 0; scale++) {
            int value = (int) Long.remainderUnsigned(rest, 1000);
            rest = Long.divideUnsigned(rest, 1000);
            if (value != 0) {
                if (scale > 0) {
                    parts.addFirst(SCALES[scale]);
                }
                parts.addFirst(group(value));
            }
        }
        if (number < 0) {
            parts.addFirst("minus");
        }
        return String.join(" ", parts);
    }

    private String group(int value) {
        if (value < 20) {
            return SMALL[value];
        }
        if (value < 100) {
            return value % 10 == 0 ? TENS[value / 10] : TENS[value / 10] + '-' + SMALL[value % 10];
        }
        String hundreds = SMALL[value / 100];
        return value % 100 == 0 ? hundreds + " hundred" : hundreds + afterHundred + group(value % 100);
    }

    public String ordinal(int number) {
        if (number < 0) {
            throw new IllegalArgumentException("negative");
        }
        boolean teen = number / 10 % 10 == 1;
        return number + switch (teen ? 0 : number % 10) {
            case 1 -> "st";
            case 2 -> "nd";
            case 3 -> "rd";
            default -> "th";
        };
    }

    public String count(int n, String noun) {
        String ending = Math.abs(n) == 1 ? "" : "s";
        return String.join(" ", words(n), noun + ending);
    }
}
