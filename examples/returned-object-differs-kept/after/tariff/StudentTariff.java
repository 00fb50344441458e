package tariff;

public class StudentTariff extends MemberTariff {
  int fullPrice() {
    return super.price();
  }

  public Quote quote() {
    Quote quote = new Quote();
    quote.setPrice(fullPrice());
    return quote;
  }
}
