package phys.units;

import java.util.Locale;
import java.util.Objects;

public final class Units {
    public enum Unit { MM, CM, M, KM }

    public Unit parse(String code) {
        Objects.requireNonNull(code);
        String c = code.trim().toLowerCase(Locale.ROOT);
        return switch (c) {
            case "mm" -> Unit.MM;
            case "cm" -> Unit.CM;
            case "m" -> Unit.M;
            case "km" -> Unit.KM;
            default -> throw new IllegalArgumentException("unknown unit: " + code);
        };
    }

    public long toMillimetres(int amount, String code) {
        long factor = switch (parse(code)) {
            case MM -> 1;
            case CM -> 10;
            case M -> 1000;
            case KM -> 1_000_000;
        };
        return factor * amount;
    }
}
