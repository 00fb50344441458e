package billing.tax;

import java.util.ArrayList;
import java.util.List;

/** Collects net amounts (cents, negative for credit notes) and computes the tax per rate. */
public class InvoiceTax {

    private record Line(long netCents, int rateBasisPoints) {
        long tax() {
            return Rounding.divideRounded(netCents * rateBasisPoints, Rounding.BASIS);
        }

        long gross() {
            return netCents + tax();
        }
    }

    private final List<Line> lines = new ArrayList<>();

    public void add(long netCents, int rateBasisPoints) {
        if (rateBasisPoints < 0 || rateBasisPoints > Rounding.BASIS) {
            throw new IllegalArgumentException("rate");
        }
        lines.add(new Line(netCents, rateBasisPoints));
    }

    public long tax() {
        return lines.stream().mapToLong(Line::tax).sum();
    }

    public long gross() {
        return lines.stream().mapToLong(Line::gross).sum();
    }
}
