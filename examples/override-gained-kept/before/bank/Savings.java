package bank;

public class Savings extends Account {
  int charge() {
    return 30;
  }

  public int close(int amount) {
    return amount - charge();
  }
}
