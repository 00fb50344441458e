package ds.lotto;

import java.util.HashSet;
import java.util.Set;

public class Lotto {
    private final Set<Integer> drawn = new HashSet<>();

    public boolean draw(int number) {
        if (number < 1 || number > 31) {
            throw new IllegalArgumentException("number");
        }
        return drawn.add(number);
    }

    public int matches(int... guesses) {
        Set<Integer> hit = new HashSet<>();
        for (int g : guesses) {
            if (drawn.contains(g)) {
                hit.add(g);
            }
        }
        return hit.size();
    }

    public int count() {
        return drawn.size();
    }

    public void reset() {
        drawn.clear();
    }
}
