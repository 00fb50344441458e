package health.emergency;

import java.util.ArrayList;
import java.util.List;

/** Beds that wait for cleaning, in order of request; a bed waits only once. */
public final class BedRequests {

    private final List<Integer> beds = new ArrayList<>();
    private int cleaned;

    public boolean request(int bed) {
        if (bed < 0) {
            throw new IllegalArgumentException("bed " + bed);
        }
        return !beds.contains(bed) && beds.add(bed);
    }

    /** Withdraws the request for the bed, if there is one. */
    public void cancel(int bed) {
        if (beds.contains(bed)) {
            beds.remove(bed);
        }
    }

    /** Next bed to clean, or -1. */
    public int next() {
        if (beds.isEmpty()) {
            return -1;
        }
        cleaned++;
        return beds.remove(0);
    }

    /** Place of the bed in the line, counted from 1; 0 if it does not wait. */
    public int position(int bed) {
        return beds.indexOf(bed) + 1;
    }

    public List<Integer> waiting() {
        return new ArrayList<>(beds);
    }

    public int cleaned() {
        return cleaned;
    }
}
