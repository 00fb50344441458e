package net.crossborder.tariff;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;

/** Remembers what the (slow, billed per request) tariff source said. */
public class CachingTariffs {
    private final TariffSource source;
    private final Map<String, Integer> known = new HashMap<>();

    public CachingTariffs(TariffSource source) {
        this.source = source;
    }

    public OptionalInt duty(String code) {
        Integer duty = lookup(code);
        return duty == null ? OptionalInt.empty() : OptionalInt.of(duty);
    }

    public long dutyCents(String code, long valueCents) {
        Integer duty = lookup(code);
        return duty == null ? 0 : valueCents * duty / 10_000;
    }

    private Integer lookup(String code) {
        return known.computeIfAbsent(normalize(code), source::dutyFor);
    }

    public int size() {
        return known.size();
    }

    public void invalidate() {
        known.clear();
    }

    private static String normalize(String code) {
        return code.replace(".", "").trim();
    }
}
