package game;

public class Score {
  public int points(int level) {
    int points = 1;
    if (level == 0) {
      points += 5;
    } else if (level == 1) {
      points += 10;
    }
    return points;
  }
}
