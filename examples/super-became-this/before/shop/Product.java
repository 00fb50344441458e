package shop;

public class Product extends Item {
  public String name() {
    return "product";
  }

  public String label() {
    return "* " + super.name();
  }
}
