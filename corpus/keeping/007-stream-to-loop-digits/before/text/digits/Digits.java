package text.digits;

public final class Digits {
    private Digits() {
    }

    public static int sum(String text) {
        return text.chars().filter(c -> c >= '0' && c <= '9').map(c -> c - '0').sum();
    }

    public static boolean allDigits(String text) {
        return text.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    public static long countLetters(String text) {
        return text.chars().filter(Character::isLetter).count();
    }

    public static String keepDigits(String text) {
        return text.chars()
            .filter(c -> c >= '0' && c <= '9')
            .collect(StringBuilder::new, (sb, c) -> sb.append((char) c), StringBuilder::append)
            .toString();
    }
}
