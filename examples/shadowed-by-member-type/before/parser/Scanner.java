package parser;

public class Scanner {
  private int line = 3;
  private int column = 5;

  public int offset() {
    return line * 100 + column;
  }
}
