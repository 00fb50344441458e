package parser;

public class Scanner {
  private Position at = new Position();

  public int offset() {
    return at.value();
  }

  static class Position {
    private int line = 3;
    private int column = 5;

    int value() {
      return line * 100 + column;
    }
  }
}
