package shop;

public class Discount {
  public int percent() {
    return 50;
  }
}
