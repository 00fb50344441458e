package energy.tariff;

import java.util.HashMap;
import java.util.Map;

public class TariffCache {
    private final TariffSource source;
    private final Map<String, Integer> cache = new HashMap<>();

    public TariffCache(TariffSource source) {
        if (source == null) {
            throw new IllegalArgumentException("source");
        }
        this.source = source;
    }

    public Integer centsPerUnit(String code) {
        Integer cents = cache.get(code);
        if (cents == null) {
            cents = source.centsPerUnit(code);
            cache.put(code, cents);
        }
        return cents;
    }

    public long bill(String code, long units) {
        Integer cents = centsPerUnit(code);
        return cents == null ? 0 : cents * units;
    }

    public void invalidate(String code) {
        cache.remove(code);
    }
}
