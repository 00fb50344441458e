package txt.password;

public final class Password {
    private int rejected;

    public boolean strong(String p) {
        boolean ok = p.length() >= 8
            && hasBetween(p, '0', '9')
            && hasBetween(p, 'a', 'z')
            && hasBetween(p, 'A', 'Z');
        if (!ok) {
            rejected++;
        }
        return ok;
    }

    private static boolean hasBetween(String text, char from, char to) {
        return text.chars().anyMatch(c -> c >= from && c <= to);
    }

    public int rejected() {
        return rejected;
    }
}
