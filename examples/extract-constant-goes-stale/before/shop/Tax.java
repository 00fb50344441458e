package shop;

public class Tax {
  private static int rate = 7;

  public void setRate(int percent) {
    rate = percent;
  }

  public int gross(int net) {
    return net * (100 + rate);
  }
}
