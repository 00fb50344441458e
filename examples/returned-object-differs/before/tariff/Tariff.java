package tariff;

public class Tariff {
  public int price() {
    return 23;
  }
}
