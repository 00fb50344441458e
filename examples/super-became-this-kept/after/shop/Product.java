package shop;

public class Product extends Item {
  public String brand() {
    return "product";
  }
}
