package parser;

public class Position {
  public int value() {
    return 7;
  }
}
