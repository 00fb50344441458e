package shop;

public class Product extends Item {
  public String name() {
    return "product";
  }
}
