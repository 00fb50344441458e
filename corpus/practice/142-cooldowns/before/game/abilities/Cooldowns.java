package game.abilities;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

public final class Cooldowns {
    private final Ticker ticker;
    private final long pause;
    private final Map<String, Long> last = new HashMap<>();

    public Cooldowns(Ticker ticker, long pause) {
        this.ticker = Objects.requireNonNull(ticker);
        this.pause = pause;
    }

    public boolean tryUse(String ability) {
        long now = ticker.millis();
        if (last.containsKey(ability)) {
            if (now - last.get(ability) < pause) {
                return false;
            }
        }
        last.put(ability, now);
        return true;
    }

    public long remaining(String ability) {
        if (!last.containsKey(ability)) {
            return 0;
        }
        long left = pause - (ticker.millis() - last.get(ability));
        if (left < 0) {
            left = 0;
        }
        return left;
    }

    public void reset(String ability) {
        last.remove(ability);
    }
}
