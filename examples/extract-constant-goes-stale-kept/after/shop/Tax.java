package shop;

public class Tax {
  private static final int RATE = 7;
  private static final int FACTOR = 100 + RATE;

  public int gross(int net) {
    return net * FACTOR;
  }
}
