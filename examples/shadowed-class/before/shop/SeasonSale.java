package shop;

public class SeasonSale {
  public int percent() {
    return 50;
  }
}
