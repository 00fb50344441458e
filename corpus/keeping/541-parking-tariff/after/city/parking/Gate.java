package city.parking;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

public final class Gate {
    private final ParkingTariff tariff;
    private final Map<String, Long> entered = new LinkedHashMap<>();
    private long income;

    public Gate(ParkingTariff tariff) {
        this.tariff = Objects.requireNonNull(tariff, "tariff");
    }

    public boolean enter(String plate, long minute) {
        if (plate == null || plate.isBlank()) {
            return false;
        }
        return entered.putIfAbsent(plate, minute) == null;
    }

    public long leave(String plate, long minute) {
        Long since = entered.get(plate);
        if (since == null) {
            return -1;
        }
        long fee = tariff.fee(minute - since, false);
        entered.remove(plate);
        income += fee;
        return fee;
    }

    public long income() {
        return income;
    }

    public List<String> parked() {
        return new ArrayList<>(entered.keySet());
    }
}
