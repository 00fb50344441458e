package bank;

public class Purse {
  private int balance = 20;

  public void deposit(int amount) {
    balance = balance + amount;
  }

  public int getBalance() {
    return balance;
  }
}
