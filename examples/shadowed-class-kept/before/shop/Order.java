package shop;

import pricing.*;

public class Order {
  public int total(int price) {
    return price * 100 - price * new Discount().percent();
  }
}
