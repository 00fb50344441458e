package misc.wallet;

import java.util.ArrayList;
import java.util.List;

public class Wallet {
    private final List<Integer> notes = new ArrayList<>();

    public Wallet put(int note) {
        if (note <= 0) {
            throw new IllegalArgumentException("not a note: " + note);
        }
        notes.add(note);
        return this;
    }

    public boolean pay(int note) {
        return notes.remove((Integer) note);
    }

    public long total() {
        long sum = 0;
        for (int n : notes) {
            sum += n;
        }
        return sum;
    }
}
