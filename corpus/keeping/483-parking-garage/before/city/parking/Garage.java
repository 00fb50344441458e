package city.parking;

import java.util.ArrayList;
import java.util.List;

public final class Garage {
    private final boolean[] taken;
    private final String[] plates;

    public Garage(int spots) {
        if (spots <= 0 || spots > 2000) {
            throw new IllegalArgumentException("spots: " + spots);
        }
        taken = new boolean[spots];
        plates = new String[spots];
    }

    /** Parks on the lowest free spot and returns its number, -1 when full. */
    public int park(String plate) {
        check(plate);
        if (spotOf(plate) >= 0) {
            throw new IllegalStateException(plate + " is already inside");
        }
        for (int i = 0; i < taken.length; i++) {
            if (!taken[i]) {
                taken[i] = true;
                plates[i] = plate;
                return i;
            }
        }
        return -1;
    }

    /** Closes a free spot for cleaning; a closed spot has no plate. */
    public boolean close(int spot) {
        if (taken[spot]) {
            return false;
        }
        taken[spot] = true;
        return true;
    }

    public boolean reopen(int spot) {
        if (!taken[spot] || plates[spot] != null) {
            return false;
        }
        taken[spot] = false;
        return true;
    }

    public boolean leave(String plate) {
        int spot = spotOf(plate);
        if (spot < 0) {
            return false;
        }
        taken[spot] = false;
        plates[spot] = null;
        return true;
    }

    public int spotOf(String plate) {
        check(plate);
        for (int i = 0; i < plates.length; i++) {
            if (plate.equals(plates[i])) {
                return i;
            }
        }
        return -1;
    }

    public int free() {
        int n = 0;
        for (boolean t : taken) {
            if (!t) {
                n++;
            }
        }
        return n;
    }

    public List<String> inside() {
        List<String> result = new ArrayList<>();
        for (int i = 0; i < plates.length; i++) {
            if (plates[i] != null) {
                result.add(i + ":" + plates[i]);
            }
        }
        return result;
    }

    private static void check(String plate) {
        if (plate == null || plate.trim().isEmpty()) {
            throw new IllegalArgumentException("plate");
        }
    }
}
