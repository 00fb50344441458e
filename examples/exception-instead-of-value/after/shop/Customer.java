package shop;

public class Customer {
  public boolean isAnonymous(String name) {
    boolean empty = name.isEmpty();
    return name == null || empty;
  }
}
