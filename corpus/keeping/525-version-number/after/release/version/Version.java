package release.version;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Like 1.20.3 or 2.0-rc.1; missing numbers count as zero, a qualifier comes before the release. */
public final class Version implements Comparable<Version> {
    private final int[] numbers;
    private final String qualifier;

    private Version(int[] numbers, String qualifier) {
        this.numbers = numbers;
        this.qualifier = qualifier;
    }

    public static Version parse(String text) {
        if (text.length() > 60) {
            throw invalid();
        }
        IntStream.Builder ends = IntStream.builder();
        int at = -1;
        do {
            int from = at + 1;
            at = from;
            while (at < text.length() && digit(text.charAt(at))) {
                at++;
            }
            if (at == from) {
                throw invalid();
            }
            ends.add(at);
        } while (at < text.length() && text.charAt(at) == '.');
        String qualifier = qualifier(text, at);
        int[] start = {0};
        int[] numbers = ends.build().map(end -> {
            String digits = text.substring(start[0], end);
            start[0] = end + 1;
            return Integer.parseInt(digits);
        }).toArray();
        return new Version(numbers, qualifier);
    }

    private static String qualifier(String text, int at) {
        if (at == text.length()) {
            return "";
        }
        String rest = text.substring(at + 1);
        boolean good = text.charAt(at) == '-' && !rest.isEmpty() && rest.chars().allMatch(c ->
                digit(c) || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '.');
        if (!good) {
            throw invalid();
        }
        return rest;
    }

    private static boolean digit(int c) {
        return c >= '0' && c <= '9';
    }

    private static IllegalArgumentException invalid() {
        return new IllegalArgumentException("not a version");
    }

    public int part(int index) {
        return index < 0 || index >= numbers.length ? 0 : numbers[index];
    }

    public String qualifier() {
        return qualifier;
    }

    public Version next(int index) {
        if (index < 0 || index >= 10) {
            throw new IndexOutOfBoundsException();
        }
        int[] more = Arrays.copyOf(numbers, index + 1);
        more[index] = Math.incrementExact(more[index]);
        return new Version(more, "");
    }

    @Override
    public int compareTo(Version other) {
        int different = Arrays.compare(significant(), other.significant());
        if (different != 0) {
            return different;
        }
        if (qualifier.isEmpty() || other.qualifier.isEmpty()) {
            return Boolean.compare(qualifier.isEmpty(), other.qualifier.isEmpty());
        }
        return qualifier.compareTo(other.qualifier);
    }

    /** Without zeroes at the end. */
    private int[] significant() {
        int n = numbers.length;
        while (n > 0 && numbers[n - 1] == 0) {
            n--;
        }
        return Arrays.copyOf(numbers, n);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Version other && compareTo(other) == 0;
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(significant()) * 31 + qualifier.hashCode();
    }

    @Override
    public String toString() {
        String main = IntStream.of(numbers).mapToObj(Integer::toString).collect(Collectors.joining("."));
        return qualifier.isEmpty() ? main : main + '-' + qualifier;
    }
}
