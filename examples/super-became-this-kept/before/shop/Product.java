package shop;

public class Product extends Item {
  public String brand() {
    return "product";
  }

  public String label() {
    return "* " + super.name();
  }
}
