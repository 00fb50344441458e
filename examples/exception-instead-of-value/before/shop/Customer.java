package shop;

public class Customer {
  public boolean isAnonymous(String name) {
    return name == null || name.isEmpty();
  }
}
