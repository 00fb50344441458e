package parser;

public class Parser extends Scanner {
  public int start() {
    return new Position().value();
  }
}
