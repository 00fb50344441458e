package bank;

public class Cash {
  public int pay(int amount) {
    check(amount);
    return 50 - amount;
  }

  private void check(int amount) {
    if (amount < 0) {
      throw new IllegalArgumentException("negative");
    }
  }
}
