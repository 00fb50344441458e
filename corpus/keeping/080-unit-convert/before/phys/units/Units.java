package phys.units;

import java.util.Locale;
import java.util.Objects;

public final class Units {
    public enum Unit { MM, CM, M, KM }

    public Unit parse(String code) {
        Objects.requireNonNull(code);
        String c = code.trim().toLowerCase(Locale.ROOT);
        if (c.equals("mm")) {
            return Unit.MM;
        }
        if (c.equals("cm")) {
            return Unit.CM;
        }
        if (c.equals("m")) {
            return Unit.M;
        }
        if (c.equals("km")) {
            return Unit.KM;
        }
        throw new IllegalArgumentException(code);
    }

    public long toMillimetres(int amount, String code) {
        Unit u = parse(code);
        if (u == Unit.MM) {
            return amount;
        } else if (u == Unit.CM) {
            return 10L * amount;
        } else if (u == Unit.M) {
            return 1000L * amount;
        }
        return 1_000_000L * amount;
    }
}
