package bank;

public class Savings extends Account {
  int fee() {
    return 30;
  }

  public int close(int amount) {
    return amount - fee();
  }
}
