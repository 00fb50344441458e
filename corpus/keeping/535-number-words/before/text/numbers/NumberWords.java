package text.numbers;

public final class NumberWords {
    private static final String[] SMALL = {"zero", "one", "two", "three", "four", "five", "six", "seven",
        "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen",
        "seventeen", "eighteen", "nineteen"};
    private static final String[] TENS = {"", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy",
        "eighty", "ninety"};
    private static final String[] SCALES = {"", " thousand", " million", " billion", " trillion",
        " quadrillion", " quintillion"};

    private final boolean and;

    /** With or without the word and after the hundreds. */
    public NumberWords(boolean and) {
        this.and = and;
    }

    public String words(long number) {
        if (number == 0) {
            return SMALL[0];
        }
        String digits = Long.toString(number);
        String result = "";
        if (digits.startsWith("-")) {
            digits = digits.substring(1);
            result = "minus";
        }
        while (digits.length() % 3 != 0) {
            digits = "0" + digits;
        }
        int groups = digits.length() / 3;
        for (int g = 0; g < groups; g++) {
            int value = Integer.parseInt(digits.substring(3 * g, 3 * g + 3));
            if (value != 0) {
                result += " " + group(value) + SCALES[groups - 1 - g];
            }
        }
        return result.trim();
    }

    private String group(int value) {
        String s = "";
        if (value >= 100) {
            s = SMALL[value / 100] + " hundred";
            if (value % 100 != 0) {
                s += and ? " and " : " ";
            }
        }
        int rest = value % 100;
        if (rest >= 20) {
            s += TENS[rest / 10];
            if (rest % 10 != 0) {
                s += "-" + SMALL[rest % 10];
            }
        } else if (rest > 0) {
            s += SMALL[rest];
        }
        return s;
    }

    public String ordinal(int number) {
        if (number < 0) {
            throw new IllegalArgumentException("negative");
        }
        int lastTwo = number % 100;
        String end = "th";
        if (lastTwo < 11 || lastTwo > 13) {
            if (number % 10 == 1) {
                end = "st";
            } else if (number % 10 == 2) {
                end = "nd";
            } else if (number % 10 == 3) {
                end = "rd";
            }
        }
        return number + end;
    }

    public String count(int n, String noun) {
        return words(n) + " " + (n == 1 || n == -1 ? noun : noun + "s");
    }
}
