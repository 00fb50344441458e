package bank;

import static java.lang.Integer.MAX_VALUE;

public class Account {
  static final int MAX_VALUE = 500;

  public int roomFor(int balance) {
    return MAX_VALUE - balance;
  }

  public boolean allows(int amount) {
    return amount <= MAX_VALUE;
  }
}
