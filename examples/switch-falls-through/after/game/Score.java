package game;

public class Score {
  public int points(int level) {
    int points = 1;
    switch (level) {
      case 0:
        points += 5;
      case 1:
        points += 10;
    }
    return points;
  }
}
