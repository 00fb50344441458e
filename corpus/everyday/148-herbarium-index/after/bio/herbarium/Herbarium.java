package bio.herbarium;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

public final class Herbarium {

    private final List<Specimen> sheets = new ArrayList<>();

    public void add(Specimen specimen) {
        if (specimen == null) {
            throw new IllegalArgumentException("no specimen");
        }
        sheets.add(specimen);
    }

    /** Read-only; sheets of the collector in order of acquisition. */
    public List<Specimen> by(String collector) {
        return sheets.stream().filter(s -> Objects.equals(collector, s.collector())).toList();
    }

    /** Read-only; collectors, each once, null for unknown ones. */
    public List<String> collectors() {
        return sheets.stream().map(Specimen::collector).distinct().toList();
    }

    /** Read-only; oldest first, sheets of one year in order of acquisition. */
    public List<Specimen> chronological() {
        return sheets.stream().sorted(Comparator.comparingInt(Specimen::year)).toList();
    }
}
