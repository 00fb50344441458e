package bank;

public class Purse {
  private int balance = 20;

  public void deposit(int balance) {
    this.balance = this.balance + balance;
  }

  public int getBalance() {
    return balance;
  }
}
