package parser;

public class Scanner {
  private Cursor at = new Cursor();

  public int offset() {
    return at.value();
  }

  static class Cursor {
    private int line = 3;
    private int column = 5;

    int value() {
      return line * 100 + column;
    }
  }
}
