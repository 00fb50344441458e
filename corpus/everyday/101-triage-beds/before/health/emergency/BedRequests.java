package health.emergency;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Beds that wait for cleaning, in order of request; a bed waits only once. */
public final class BedRequests {

    private final Set<Integer> beds = new LinkedHashSet<>();
    private int cleaned;

    public boolean request(int bed) {
        if (bed < 0) {
            throw new IllegalArgumentException("bed " + bed);
        }
        return beds.add(bed);
    }

    /** Withdraws the request for the bed, if there is one. */
    public void cancel(int bed) {
        if (beds.contains(bed)) {
            beds.remove(bed);
        }
    }

    /** Next bed to clean, or -1. */
    public int next() {
        Iterator<Integer> it = beds.iterator();
        if (!it.hasNext()) {
            return -1;
        }
        int bed = it.next();
        it.remove();
        cleaned++;
        return bed;
    }

    /** Place of the bed in the line, counted from 1; 0 if it does not wait. */
    public int position(int bed) {
        int position = 0;
        for (int waiting : beds) {
            position++;
            if (waiting == bed) {
                return position;
            }
        }
        return 0;
    }

    public List<Integer> waiting() {
        return new ArrayList<>(beds);
    }

    public int cleaned() {
        return cleaned;
    }
}
