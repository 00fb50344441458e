package release.version;

import java.util.Arrays;
import java.util.regex.Pattern;

/** Like 1.20.3 or 2.0-rc.1; missing numbers count as zero, a qualifier comes before the release. */
public final class Version implements Comparable<Version> {
    private static final Pattern VALID = Pattern.compile("[0-9]+(\\.[0-9]+)*(-[A-Za-z0-9.]+)?");

    private final int[] numbers;
    private final String qualifier;

    private Version(int[] numbers, String qualifier) {
        this.numbers = numbers;
        this.qualifier = qualifier;
    }

    public static Version parse(String text) {
        if (text.length() > 60 || !VALID.matcher(text).matches()) {
            throw new IllegalArgumentException("not a version");
        }
        String qualifier = "";
        String main = text;
        int dash = text.indexOf('-');
        if (dash >= 0) {
            main = text.substring(0, dash);
            qualifier = text.substring(dash + 1);
        }
        String[] parts = main.split("\\.");
        int[] numbers = new int[parts.length];
        for (int i = 0; i < parts.length; i++) {
            numbers[i] = Integer.parseInt(parts[i]);
        }
        return new Version(numbers, qualifier);
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
        int[] more = new int[index + 1];
        for (int i = 0; i <= index; i++) {
            more[i] = part(i);
        }
        more[index] = Math.incrementExact(more[index]);
        return new Version(more, "");
    }

    @Override
    public int compareTo(Version other) {
        int n = Math.max(numbers.length, other.numbers.length);
        for (int i = 0; i < n; i++) {
            if (part(i) != other.part(i)) {
                return part(i) < other.part(i) ? -1 : 1;
            }
        }
        if (qualifier.isEmpty() || other.qualifier.isEmpty()) {
            return Boolean.compare(qualifier.isEmpty(), other.qualifier.isEmpty());
        }
        return qualifier.compareTo(other.qualifier);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Version && compareTo((Version) o) == 0;
    }

    @Override
    public int hashCode() {
        int n = numbers.length;
        while (n > 0 && numbers[n - 1] == 0) {
            n--;
        }
        return Arrays.hashCode(Arrays.copyOf(numbers, n)) * 31 + qualifier.hashCode();
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < numbers.length; i++) {
            if (i > 0) {
                sb.append('.');
            }
            sb.append(numbers[i]);
        }
        if (!qualifier.isEmpty()) {
            sb.append('-').append(qualifier);
        }
        return sb.toString();
    }
}
