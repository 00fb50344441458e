package ds.lotto;

public class Lotto {
    private int drawn;

    public boolean draw(int number) {
        if (number < 1 || number > 31) {
            throw new IllegalArgumentException("not in 1..31: " + number);
        }
        int bit = 1 << number;
        boolean fresh = (drawn & bit) == 0;
        drawn |= bit;
        return fresh;
    }

    public int matches(int... guesses) {
        int hit = 0;
        for (int g : guesses) {
            if (g >= 1 && g <= 31) {
                hit |= 1 << g;
            }
        }
        return Integer.bitCount(hit & drawn);
    }

    public int count() {
        return Integer.bitCount(drawn);
    }

    public void reset() {
        drawn = 0;
    }
}
