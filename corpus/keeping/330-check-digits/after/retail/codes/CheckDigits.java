package retail.codes;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public final class CheckDigits {
    private static final int INVALID = -1;

    private enum Check {
        LUHN(CheckDigits::luhn), ISBN10(CheckDigits::isbn10);

        private final Predicate<String> test;

        Check(Predicate<String> test) {
            this.test = test;
        }

        private String label() {
            return this == LUHN ? "luhn" : "isbn10";
        }
    }

    private CheckDigits() {
    }

    private static String clean(String code) {
        return code.replace("-", "").replace(" ", "");
    }

    private static boolean onlyDigits(String code) {
        return !code.isEmpty() && code.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    /** The digit that is the given number of places away from the end. */
    private static int fromEnd(String digits, int place) {
        return digits.charAt(digits.length() - 1 - place) - '0';
    }

    public static boolean luhn(String code) {
        String digits = clean(code);
        return onlyDigits(digits)
                && IntStream.range(0, digits.length())
                        .map(place -> place % 2 == 0 ? fromEnd(digits, place) : crossSum(2 * fromEnd(digits, place)))
                        .sum() % 10 == 0;
    }

    private static int crossSum(int upTo18) {
        return upTo18 / 10 + upTo18 % 10;
    }

    /** The digit that has to be appended to an EAN with 7 or 12 digits. */
    public static int eanDigit(String code) {
        String digits = clean(code);
        if (!digits.matches("[0-9]{7}|[0-9]{12}")) {
            throw new IllegalArgumentException("needs 7 or 12 digits");
        }
        int sum = IntStream.range(0, digits.length())
                .map(place -> (place % 2 == 0 ? 3 : 1) * fromEnd(digits, place))
                .sum();
        return Math.floorMod(-sum, 10);
    }

    public static boolean isbn10(String code) {
        String isbn = clean(code);
        if (isbn.length() != 10) {
            return false;
        }
        int[] values = IntStream.range(0, 10).map(i -> isbnValue(isbn.charAt(i), i)).toArray();
        return IntStream.of(values).noneMatch(value -> value == INVALID)
                && IntStream.range(0, 10).map(i -> (10 - i) * values[i]).sum() % 11 == 0;
    }

    private static int isbnValue(char c, int position) {
        if (position == 9 && (c == 'X' || c == 'x')) {
            return 10;
        }
        return '0' <= c && c <= '9' ? c - '0' : INVALID;
    }

    /** The names of the checks that the code passes. */
    public static List<String> passed(String code) {
        return Stream.of(Check.values())
                .filter(check -> check.test.test(code))
                .map(Check::label)
                .collect(Collectors.toCollection(ArrayList::new));
    }
}
