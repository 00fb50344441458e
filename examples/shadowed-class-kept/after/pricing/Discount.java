package pricing;

public class Discount {
  public int percent() {
    return 10;
  }
}
