package bank;

public class Rates {
  public int interest() {
    return 3;
  }
}
