package crypto.caesar;

import java.util.stream.Collectors;

public final class Caesar {
    private final int shift;

    public Caesar(int shift) {
        this.shift = Math.floorMod(shift, 26);
    }

    public String encode(String plain) {
        return map(plain, shift);
    }

    public String decode(String secret) {
        return map(secret, 26 - shift);
    }

    private static String map(String text, int by) {
        return text.chars()
            .mapToObj(c -> String.valueOf(rotate((char) c, by)))
            .collect(Collectors.joining());
    }

    private static char rotate(char c, int by) {
        if (c >= 'a' && c <= 'z') {
            return (char) ('a' + (c - 'a' + by) % 26);
        }
        if (c >= 'A' && c <= 'Z') {
            return (char) ('A' + (c - 'A' + by) % 26);
        }
        return c;
    }
}
