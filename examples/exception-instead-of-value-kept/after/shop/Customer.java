package shop;

public class Customer {
  public boolean isAnonymous(String name) {
    boolean anonymous = name == null || name.isEmpty();
    return anonymous;
  }
}
