package game.abilities;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

public final class Cooldowns {
    private final Ticker ticker;
    private final long pauseMillis;
    private final Map<String, Long> lastUse = new HashMap<>();

    public Cooldowns(Ticker ticker, long pauseMillis) {
        this.ticker = Objects.requireNonNull(ticker, "ticker");
        this.pauseMillis = pauseMillis;
    }

    public boolean tryUse(String ability) {
        long now = ticker.millis();
        if (isCoolingDown(ability, now)) {
            return false;
        }
        lastUse.put(ability, now);
        return true;
    }

    public long remaining(String ability) {
        if (!lastUse.containsKey(ability)) {
            return 0;
        }
        long elapsed = ticker.millis() - lastUse.get(ability);
        return Math.max(0, pauseMillis - elapsed);
    }

    public void reset(String ability) {
        lastUse.remove(ability);
    }

    private boolean isCoolingDown(String ability, long now) {
        Long previous = lastUse.get(ability);
        return previous != null && now - previous < pauseMillis;
    }
}
