package org.pharma.orders;

import java.util.LinkedHashMap;
import java.util.Map;

/** Counts how often each dose of a drug was ordered. */
public final class DoseSchedule {

    private final Map<Dose, Integer> orders = new LinkedHashMap<>();

    public void order(Dose dose) {
        orders.merge(dose, 1, Integer::sum);
    }

    public int ordered(Dose dose) {
        return orders.getOrDefault(dose, 0);
    }

    public int distinctDoses() {
        return orders.size();
    }
}
