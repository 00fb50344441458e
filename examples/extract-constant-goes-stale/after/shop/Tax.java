package shop;

public class Tax {
  private static int rate = 7;
  private static final int FACTOR = 100 + rate;

  public void setRate(int percent) {
    rate = percent;
  }

  public int gross(int net) {
    return net * FACTOR;
  }
}
