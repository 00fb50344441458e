package tariff;

public class MemberTariff extends Tariff {
  public int rebate() {
    return 4;
  }
}
