package shop;

public class Item {
  public String name() {
    return "item";
  }

  public String label() {
    return "* " + this.name();
  }
}
