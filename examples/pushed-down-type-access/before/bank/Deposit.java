package bank;

public class Deposit {
  public int gain(int amount) {
    return amount * new Rates().interest();
  }
}
