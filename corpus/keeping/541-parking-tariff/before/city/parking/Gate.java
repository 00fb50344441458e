package city.parking;

import java.util.ArrayList;
import java.util.List;

public final class Gate {
    private final ParkingTariff tariff;
    private final List<String> plates = new ArrayList<>();
    private final List<Long> entered = new ArrayList<>();
    private long income;

    public Gate(ParkingTariff tariff) {
        if (tariff == null) {
            throw new NullPointerException("tariff");
        }
        this.tariff = tariff;
    }

    public boolean enter(String plate, long minute) {
        if (plate != null && !plate.isBlank()) {
            if (!plates.contains(plate)) {
                plates.add(plate);
                entered.add(minute);
                return true;
            } else {
                return false;
            }
        } else {
            return false;
        }
    }

    public long leave(String plate, long minute) {
        int at = plates.indexOf(plate);
        if (at >= 0) {
            long fee = tariff.fee(minute - entered.get(at), false);
            plates.remove(at);
            entered.remove(at);
            income += fee;
            return fee;
        } else {
            return -1;
        }
    }

    public long income() {
        return income;
    }

    public List<String> parked() {
        return new ArrayList<>(plates);
    }
}
