package lab.series;

import java.util.ArrayList;
import java.util.List;

public class Series {
    record Measurement(long at, double value) {
        boolean notBefore(long time) {
            return at >= time;
        }
    }

    private final List<Measurement> data = new ArrayList<>();

    public void add(long at, double value) {
        if (Double.isNaN(value)) {
            throw new IllegalArgumentException("NaN");
        }
        data.add(new Measurement(at, value));
    }

    public double latest() {
        Measurement best = null;
        for (Measurement m : data) {
            if (best == null || m.notBefore(best.at())) {
                best = m;
            }
        }
        return best == null ? Double.NaN : best.value();
    }

    public double sumSince(long from) {
        double sum = 0;
        for (Measurement m : data) {
            if (m.notBefore(from)) {
                sum += m.value();
            }
        }
        return sum;
    }
}
