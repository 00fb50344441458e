package bank;

public class Cash {
  public int pay(int amount) {
    if (amount < 0) {
      throw new IllegalArgumentException("negative");
    }
    return 50 - amount;
  }
}
