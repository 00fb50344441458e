package city.parking;

import java.util.Map;
import java.util.TreeMap;

public final class ParkingGarage {
    private record Stay(String type, Tariff tariff, int since) {
        public String toString() { return type; }
    }

    private final Map<String, Stay> stays = new TreeMap<>();
    private int truckBays;
    private long income;

    public ParkingGarage(int truckBays) { this.truckBays = Math.max(0, truckBays); }

    public boolean enter(String plate, String type, int minute) {
        if (minute < 0) {
            throw new IllegalArgumentException("minute " + minute);
        }
        if (stays.containsKey(plate)) {
            return false;
        }
        Tariff tariff = Tariff.of(type);
        if (tariff.needsBay()) {
            if (truckBays == 0) {
                return false;
            }
            truckBays--;
        }
        stays.put(plate, new Stay(type, tariff, minute));
        return true;
    }

    public int quote(String type, int minutes) {
        requireMinutes(minutes);
        return Tariff.of(type).fee(minutes);
    }

    private static void requireMinutes(int minutes) {
        if (minutes < 0) {
            throw new IllegalArgumentException("minutes " + minutes);
        }
    }

    public int leave(String plate, int minute) {
        Stay stay = stays.get(plate);
        if (stay == null) {
            return -1;
        }
        int minutes = minute - stay.since();
        requireMinutes(minutes);
        int fee = stay.tariff().fee(minutes);
        if (stay.tariff().needsBay()) {
            truckBays++;
        }
        stays.remove(plate);
        income += fee;
        return fee;
    }

    public long income() { return income; }
    public String parked() { return stays + " " + truckBays; }
}
