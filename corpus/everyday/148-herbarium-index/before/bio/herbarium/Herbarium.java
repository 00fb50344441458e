package bio.herbarium;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

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
        List<Specimen> result = new ArrayList<>();
        for (Specimen s : sheets) {
            if (collector == null ? s.collector() == null : collector.equals(s.collector())) {
                result.add(s);
            }
        }
        return Collections.unmodifiableList(result);
    }

    /** Read-only; collectors, each once, null for unknown ones. */
    public List<String> collectors() {
        List<String> result = new ArrayList<>();
        for (Specimen s : sheets) {
            if (!result.contains(s.collector())) {
                result.add(s.collector());
            }
        }
        return Collections.unmodifiableList(result);
    }

    /** Read-only; oldest first, sheets of one year in order of acquisition. */
    public List<Specimen> chronological() {
        List<Specimen> result = new ArrayList<>(sheets);
        Collections.sort(result, new Comparator<Specimen>() {
            @Override
            public int compare(Specimen a, Specimen b) {
                return Integer.compare(a.year(), b.year());
            }
        });
        return Collections.unmodifiableList(result);
    }
}
