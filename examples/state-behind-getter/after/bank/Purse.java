package bank;

public class Purse {
  private int balance = 20;

  public void deposit(int balance) {
    balance = balance + balance;
  }

  public int getBalance() {
    return balance;
  }
}
