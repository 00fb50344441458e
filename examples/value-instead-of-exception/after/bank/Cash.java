package bank;

public class Cash {
  public int pay(int amount) {
    check(amount);
    return 50 - amount;
  }

  private boolean check(int amount) {
    return amount >= 0;
  }
}
