package net.retry;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

public class RetryPolicy {
    private int max;
    private long base;
    private Sleeper slp;
    private List<Class<? extends Exception>> fatal = new ArrayList<Class<? extends Exception>>();
    private List<String> hist = new ArrayList<String>();

    public RetryPolicy(int maxAttempts, long baseMillis, Sleeper sleeper) {
        if (maxAttempts < 1 || maxAttempts > 20 || baseMillis < 0 || baseMillis > 3600000) {
            throw new IllegalArgumentException();
        }
        this.max = maxAttempts;
        this.base = baseMillis;
        this.slp = sleeper;
    }

    public RetryPolicy failFastOnIllegalArgument() {
        fatal.add(IllegalArgumentException.class);
        return this;
    }

    public <T> T call(Callable<T> action) throws Exception {
        if (action == null) {
            throw new NullPointerException("action");
        }
        int n = 0;
        Exception last = null;
        T result = null;
        boolean done = false;
        while (!done) {
            n++;
            try {
                result = action.call();
                hist.add("ok " + n);
                done = true;
            } catch (InterruptedException e) {
                hist.add("interrupted " + n);
                throw e;
            } catch (Exception e) {
                hist.add("failed " + n);
                boolean f = false;
                for (int i = 0; i < fatal.size(); i++) {
                    if (fatal.get(i).isInstance(e)) {
                        f = true;
                    }
                }
                if (f) {
                    throw e;
                }
                if (last != null && last != e) {
                    e.addSuppressed(last);
                }
                last = e;
                if (n == max) {
                    throw e;
                }
                long ms = base;
                for (int i = 1; i < n; i++) {
                    ms = ms * 2;
                    if (ms > 60000) {
                        ms = 60000;
                    }
                }
                if (ms > 60000) {
                    ms = 60000;
                }
                if (slp != null && ms > 0) {
                    slp.sleep(ms);
                }
            }
        }
        return result;
    }

    public List<String> history() {
        return new ArrayList<String>(hist);
    }
}
