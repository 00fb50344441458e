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
        String key = normalize(code);
        if (!known.containsKey(key)) {
            known.put(key, source.dutyFor(key));
        }
        Integer duty = known.get(key);
        if (duty == null) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(duty);
    }

    public long dutyCents(String code, long valueCents) {
        String key = normalize(code);
        if (!known.containsKey(key)) {
            known.put(key, source.dutyFor(key));
        }
        Integer duty = known.get(key);
        return duty == null ? 0 : valueCents * duty / 10_000;
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
