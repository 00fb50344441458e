package billing.tax;

import java.util.ArrayList;
import java.util.List;

/** Collects net amounts (cents, negative for credit notes) and computes the tax per rate. */
public class InvoiceTax {

    private static final long BASIS = 10_000;

    private static final class Line {
        final long netCents;
        final int rateBasisPoints;

        Line(long netCents, int rateBasisPoints) {
            this.netCents = netCents;
            this.rateBasisPoints = rateBasisPoints;
        }
    }

    private final List<Line> lines = new ArrayList<>();

    public void add(long netCents, int rateBasisPoints) {
        if (rateBasisPoints < 0 || rateBasisPoints > BASIS) {
            throw new IllegalArgumentException("rate");
        }
        lines.add(new Line(netCents, rateBasisPoints));
    }

    public long tax() {
        long tax = 0;
        for (Line line : lines) {
            tax += taxOf(line);
        }
        return tax;
    }

    public long gross() {
        long gross = 0;
        for (Line line : lines) {
            gross += line.netCents + taxOf(line);
        }
        return gross;
    }

    private static long taxOf(Line line) {
        long raw = line.netCents * line.rateBasisPoints;
        if (raw >= 0) {
            return (raw + BASIS / 2) / BASIS;
        } else {
            return (raw - BASIS / 2) / BASIS;
        }
    }
}
