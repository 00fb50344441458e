package city.parking;

import java.util.Map;
import java.util.TreeMap;

public final class ParkingGarage {
    private final Map<String, String> types = new TreeMap<>();
    private final Map<String, Integer> since = new TreeMap<>();
    private int truckBays;
    private long income;

    public ParkingGarage(int truckBays) { this.truckBays = Math.max(0, truckBays); }

    public boolean enter(String plate, String type, int minute) {
        if (minute < 0) {
            throw new IllegalArgumentException("minute");
        }
        if (types.containsKey(plate)) {
            return false;
        }
        if (type.equals("truck")) {
            if (truckBays == 0) {
                return false;
            }
            truckBays--;
        } else if (!type.equals("car") && !type.equals("bike") && !type.equals("electric")) {
            throw new IllegalArgumentException("type " + type);
        }
        types.put(plate, type);
        since.put(plate, minute);
        return true;
    }

    public int quote(String type, int minutes) {
        if (minutes < 0) {
            throw new IllegalArgumentException("minutes");
        }
        int hours = minutes / 60 + (minutes % 60 > 0 ? 1 : 0);
        if (type.equals("bike")) {
            return minutes <= 120 ? 0 : 100;
        }
        if (type.equals("car")) {
            return Math.min(hours * 200, 2000 * (minutes / 1440 + 1));
        }
        if (type.equals("electric")) {
            int free = Math.min(hours, 2);
            return Math.min((hours - free) * 200, 2000 * (minutes / 1440 + 1));
        }
        if (type.equals("truck")) {
            return 500 + hours * 350;
        }
        throw new IllegalArgumentException("type " + type);
    }

    public int leave(String plate, int minute) {
        Integer start = since.get(plate);
        if (start == null) {
            return -1;
        }
        int fee = quote(types.get(plate), minute - start);
        if (types.get(plate).equals("truck")) {
            truckBays++;
        }
        types.remove(plate);
        since.remove(plate);
        income += fee;
        return fee;
    }

    public long income() { return income; }
    public String parked() { return types + " " + truckBays; }
}
