package shop;

public class Coupon extends Voucher {
}
