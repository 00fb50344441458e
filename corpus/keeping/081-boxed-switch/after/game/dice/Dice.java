package game.dice;

import java.util.function.Supplier;

public class Dice {
    private int score;
    private int rolls;

    public int play(Supplier<Integer> die) {
        rolls++;
        int face = die.get();
        switch (face) {
            case 1 -> score = 0;
            case 2, 3, 4, 5 -> score += face;
            case 6 -> {
                score += face;
                play(die);
            }
            default -> throw new IllegalStateException("loaded die: " + face);
        }
        return score;
    }

    public int rolls() {
        return rolls;
    }
}
