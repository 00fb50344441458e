package shop.orders;

public final class Order {
    public String customer;
    public int quantity;
    public double unitPrice;
    public String country = "DE";
    public boolean express;

    double value() {
        return quantity * unitPrice;
    }

    boolean hasCustomer() {
        return customer != null && !customer.isBlank();
    }
}
