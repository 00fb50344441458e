package shop;

public class Coupon extends Voucher {
  public long worth() {
    return weigh(2);
  }
}
