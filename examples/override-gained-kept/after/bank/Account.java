package bank;

public class Account {
  int fee() {
    return 2;
  }

  public int total(int amount) {
    return amount + fee();
  }
}
