package bank;

public class Savings extends Account {
  int closingCharge() {
    return 30;
  }

  public int close(int amount) {
    return amount - closingCharge();
  }
}
