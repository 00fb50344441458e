package bank.iban;

import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

public final class Iban {
    private final String compact;

    private Iban(String compact) {
        this.compact = compact;
    }

    public static Optional<Iban> parse(String text) {
        if (text == null) {
            return Optional.empty();
        }
        String compact = text.replaceAll("[ -]", "").toUpperCase(Locale.ROOT);
        if (!compact.matches("[A-Z]{2}[0-9]{2}[A-Z0-9]{4,30}")) {
            return Optional.empty();
        }
        if (remainder(compact) != 1) {
            return Optional.empty();
        }
        return Optional.of(new Iban(compact));
    }

    /** Makes the check digits for a country and an account. */
    public static Iban of(String country, String account) {
        String start = country.toUpperCase(Locale.ROOT);
        String rest = account.toUpperCase(Locale.ROOT);
        if (!start.matches("[A-Z]{2}") || !rest.matches("[A-Z0-9]{4,30}")) {
            throw new IllegalArgumentException("country or account");
        }
        int check = 98 - remainder(start + "00" + rest);
        return new Iban(start + (check < 10 ? "0" : "") + check + rest);
    }

    private static int remainder(String iban) {
        String moved = iban.substring(4) + iban.substring(0, 4);
        String digits = "";
        for (char c : moved.toCharArray()) {
            digits += Character.isLetter(c) ? String.valueOf(c - 'A' + 10) : String.valueOf(c);
        }
        return new BigInteger(digits).mod(BigInteger.valueOf(97)).intValue();
    }

    public String country() {
        return compact.substring(0, 2);
    }

    public String compact() {
        return compact;
    }

    /** Groups of four. */
    public String pretty() {
        return compact.replaceAll("(.{4})", "$1 ").trim();
    }

    /** The countries in order of appearance; what is no IBAN is left out. */
    public static Set<String> countries(String lines) {
        Set<String> found = new LinkedHashSet<>();
        for (String line : lines.split("\n")) {
            Optional<Iban> iban = parse(line);
            if (iban.isPresent()) {
                found.add(iban.get().country());
            }
        }
        return found;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Iban && ((Iban) o).compact.equals(compact);
    }

    @Override
    public int hashCode() {
        return compact.hashCode();
    }
}
