package shop;

public class Cart {
  private int total = 10;

  public int with(int price) {
    int total = price * 2;
    return total + total;
  }
}
