package city.parking;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public final class Garage {
    private final int spots;
    private final BitSet taken = new BitSet();
    private final TreeMap<Integer, String> plateBySpot = new TreeMap<>();
    private final Map<String, Integer> spotByPlate = new HashMap<>();

    public Garage(int spots) {
        if (spots <= 0 || spots > 2000) {
            throw new IllegalArgumentException("spots: " + spots);
        }
        this.spots = spots;
    }

    /** Parks on the lowest free spot and returns its number, -1 when full. */
    public int park(String plate) {
        check(plate);
        if (spotByPlate.containsKey(plate)) {
            throw new IllegalStateException(plate + " is already inside");
        }
        int spot = taken.nextClearBit(0);
        if (spot >= spots) {
            return -1;
        }
        taken.set(spot);
        plateBySpot.put(spot, plate);
        spotByPlate.put(plate, spot);
        return spot;
    }

    /** Closes a free spot for cleaning; a closed spot has no plate. */
    public boolean close(int spot) {
        range(spot);
        if (taken.get(spot)) {
            return false;
        }
        taken.set(spot);
        return true;
    }

    public boolean reopen(int spot) {
        range(spot);
        if (!taken.get(spot) || plateBySpot.containsKey(spot)) {
            return false;
        }
        taken.clear(spot);
        return true;
    }

    public boolean leave(String plate) {
        check(plate);
        Integer spot = spotByPlate.remove(plate);
        if (spot == null) {
            return false;
        }
        taken.clear(spot);
        plateBySpot.remove(spot);
        return true;
    }

    public int spotOf(String plate) {
        check(plate);
        return spotByPlate.getOrDefault(plate, -1);
    }

    public int free() {
        return spots - taken.cardinality();
    }

    public List<String> inside() {
        List<String> result = new ArrayList<>();
        plateBySpot.forEach((spot, plate) -> result.add(spot + ":" + plate));
        return result;
    }

    private void range(int spot) {
        if (spot < 0 || spot >= spots) {
            throw new ArrayIndexOutOfBoundsException(spot);
        }
    }

    private static void check(String plate) {
        if (plate == null || plate.trim().isEmpty()) {
            throw new IllegalArgumentException("plate");
        }
    }
}
