package text.digits;

public final class Digits {
    private Digits() {
    }

    public static int sum(String text) {
        int total = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isDigit(c)) {
                total += c - '0';
            }
        }
        return total;
    }

    public static boolean allDigits(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!isDigit(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    public static long countLetters(String text) {
        long n = 0;
        for (char c : text.toCharArray()) {
            if (Character.isLetter(c)) {
                n++;
            }
        }
        return n;
    }

    public static String keepDigits(String text) {
        StringBuilder sb = new StringBuilder();
        for (char c : text.toCharArray()) {
            if (isDigit(c)) {
                sb.append(c);
            }
        }
        return sb.toString();
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
