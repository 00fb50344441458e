package shop;

public class SeasonDiscount {
  public int percent() {
    return 50;
  }
}
