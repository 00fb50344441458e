package game.dice;

import java.util.function.Supplier;

public class Dice {
    private int score;
    private int rolls;

    public int play(Supplier<Integer> die) {
        rolls++;
        Integer face = die.get();
        switch (face) {
            case 1:
                score = 0;
                break;
            case 6:
                score += 6;
                play(die);
                break;
            case 2:
            case 3:
            case 4:
            case 5:
                score += face;
                break;
            default:
                throw new IllegalStateException("loaded die");
        }
        return score;
    }

    public int rolls() {
        return rolls;
    }
}
