package bank.iban;

import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public final class Iban {
    private final String compact;

    private Iban(String compact) {
        this.compact = compact;
    }

    public static Optional<Iban> parse(String text) {
        return Optional.ofNullable(text)
                .map(t -> t.replace(" ", "").replace("-", "").toUpperCase(Locale.ROOT))
                .filter(Iban::wellFormed)
                .filter(compact -> remainder(compact) == 1)
                .map(Iban::new);
    }

    /** Makes the check digits for a country and an account. */
    public static Iban of(String country, String account) {
        String start = country.toUpperCase(Locale.ROOT);
        String rest = account.toUpperCase(Locale.ROOT);
        String draft = start + "00" + rest;
        if (start.length() != 2 || !wellFormed(draft)) {
            throw new IllegalArgumentException("country or account");
        }
        int check = 98 - remainder(draft);
        return new Iban(start + check / 10 + check % 10 + rest);
    }

    private static boolean wellFormed(String s) {
        if (s.length() < 8 || s.length() > 34) {
            return false;
        }
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            boolean letter = c >= 'A' && c <= 'Z';
            boolean digit = c >= '0' && c <= '9';
            if (i < 2 ? !letter : i < 4 ? !digit : !letter && !digit) {
                return false;
            }
        }
        return true;
    }

    private static int remainder(String iban) {
        int remainder = 0;
        for (int i = 0; i < iban.length(); i++) {
            int value = Character.digit(iban.charAt((i + 4) % iban.length()), 36);
            remainder = (remainder * (value < 10 ? 10 : 100) + value) % 97;
        }
        return remainder;
    }

    public String country() {
        return compact.substring(0, 2);
    }

    public String compact() {
        return compact;
    }

    /** Groups of four. */
    public String pretty() {
        StringJoiner groups = new StringJoiner(" ");
        for (int i = 0; i < compact.length(); i += 4) {
            groups.add(compact.substring(i, Math.min(i + 4, compact.length())));
        }
        return groups.toString();
    }

    /** The countries in order of appearance; what is no IBAN is left out. */
    public static Set<String> countries(String lines) {
        return Stream.of(lines.split("\n"))
                .map(Iban::parse)
                .flatMap(Optional::stream)
                .map(Iban::country)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Iban other && other.compact.equals(compact);
    }

    @Override
    public int hashCode() {
        return compact.hashCode();
    }
}
