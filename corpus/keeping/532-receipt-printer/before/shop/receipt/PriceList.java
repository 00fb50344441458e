package shop.receipt;

public interface PriceList {
    long centsFor(String article);
}
