package shop;

public class Cart {
  private int total = 10;

  public int with(int price) {
    int sum = price * 2;
    return sum + total;
  }
}
