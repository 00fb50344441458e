package branch;

import bank.*;

public class LocalDeposit extends Deposit {
  public int gain(int amount) {
    return amount * new bank.Rates().interest();
  }
}
