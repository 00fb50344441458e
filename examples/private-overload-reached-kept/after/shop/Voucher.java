package shop;

public class Voucher {
  private long weigh(String name) {
    return name.length();
  }

  long weigh(long points) {
    return 10 * points;
  }

  public long worth() {
    return weigh(2);
  }
}
