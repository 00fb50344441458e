package com.harborline.stock;

import java.util.List;

public record ReservationResult(boolean accepted, List<String> shortages) {
    public static ReservationResult ok() {
        return new ReservationResult(true, List.of());
    }

    public static ReservationResult rejected(List<String> shortages) {
        return new ReservationResult(false, List.copyOf(shortages));
    }
}
