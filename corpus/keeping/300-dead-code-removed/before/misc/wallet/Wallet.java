package misc.wallet;

import java.util.ArrayList;
import java.util.List;

public class Wallet {
    private static final boolean DEBUG = false;

    private final List<Integer> notes = new ArrayList<Integer>();
    private final Object lock = new Object();
    private String lastError = null;

    public Wallet put(int note) {
        if (note <= 0) {
            lastError = "note";
            throw new IllegalArgumentException("note");
        }
        if (DEBUG) {
            System.out.println("put " + note);
        }
        synchronized (lock) {
            notes.add((Integer) note);
        }
        return (Wallet) this;
    }

    public boolean pay(int note) {
        boolean result;
        if (note <= 0) {
            result = false;
        } else {
            result = notes.remove((Object) note);
        }
        if (result == false && note > 0 && note <= 0) {
            lastError = "impossible";
        }
        return result;
    }

    public long total() {
        long sum = 0L;
        for (Integer n : notes) {
            sum = sum + (long) n.intValue();
        }
        return sum;
    }
}
