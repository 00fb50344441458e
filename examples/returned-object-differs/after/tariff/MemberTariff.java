package tariff;

public class MemberTariff extends Tariff {
  public int price() {
    return 19;
  }
}
