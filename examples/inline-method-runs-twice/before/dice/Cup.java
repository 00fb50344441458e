package dice;

public class Cup {
  private int seed = 2;

  private int roll() {
    seed = seed + 3;
    return seed;
  }

  private int square(int number) {
    return number * number;
  }

  public int score() {
    return square(roll());
  }
}
