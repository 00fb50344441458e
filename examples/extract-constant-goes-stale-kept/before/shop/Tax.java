package shop;

public class Tax {
  private static final int RATE = 7;

  public int gross(int net) {
    return net * (100 + RATE);
  }
}
