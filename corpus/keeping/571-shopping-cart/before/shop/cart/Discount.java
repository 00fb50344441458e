package shop.cart;

public interface Discount {
    /** Cents to take off, given the number of pieces and the cents of the line. */
    long off(String article, int pieces, long lineCents);
}
