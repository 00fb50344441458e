package tariff;

public class StudentTariff extends MemberTariff {
  public Quote quote() {
    Quote quote = new Quote();
    quote.setPrice(fullPrice());
    return quote;
  }
}
