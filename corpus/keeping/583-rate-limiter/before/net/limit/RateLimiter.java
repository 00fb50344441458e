package net.limit;

import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;

public class RateLimiter {
    private final LongSupplier clk;
    private final int max;
    private final long ms;
    private Map<String, Integer> toks = new HashMap<String, Integer>();
    private Map<String, Long> last = new HashMap<String, Long>();
    private long denied = 0;

    public RateLimiter(LongSupplier clock, int burst, long millisPerToken) {
        if (clock == null) {
            throw new NullPointerException("clock");
        }
        if (burst < 1 || burst > 1000000 || millisPerToken < 1) {
            throw new IllegalArgumentException();
        }
        this.clk = clock;
        this.max = burst;
        this.ms = millisPerToken;
    }

    public boolean tryAcquire(String client) {
        return tryAcquire(client, 1);
    }

    public boolean tryAcquire(String client, int n) {
        if (client == null) {
            throw new IllegalArgumentException("client");
        }
        if (n < 0) {
            throw new IllegalArgumentException("n");
        }
        long now = clk.getAsLong();
        if (!toks.containsKey(client)) {
            toks.put(client, max);
            last.put(client, now);
        } else {
            long dt = now - last.get(client);
            if (dt > 0) {
                long add = dt / ms;
                if (add > 0) {
                    long t = toks.get(client) + add;
                    if (t >= max || t < 0) {
                        toks.put(client, max);
                        last.put(client, now);
                    } else {
                        toks.put(client, (int) t);
                        last.put(client, last.get(client) + add * ms);
                    }
                }
            }
        }
        if (toks.get(client) >= n) {
            toks.put(client, toks.get(client) - n);
            return true;
        } else {
            denied++;
            return false;
        }
    }

    public int available(String client) {
        if (toks.containsKey(client)) {
            return toks.get(client);
        }
        return max;
    }

    public void forget(String client) {
        toks.remove(client);
        last.remove(client);
    }

    public long denied() {
        return denied;
    }
}
