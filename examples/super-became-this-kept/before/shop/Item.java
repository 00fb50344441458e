package shop;

public class Item {
  public String name() {
    return "item";
  }
}
