package store.orders;

public final class Order {

    private final String customer;
    private Address shipTo;
    private Address billTo;

    public Order(String customer) {
        this.customer = customer;
    }

    public Order shipTo(Address address) {
        this.shipTo = address;
        return this;
    }

    public Order billTo(Address address) {
        this.billTo = address;
        return this;
    }

    public String customer() {
        return customer;
    }

    public Address shipTo() {
        return shipTo;
    }

    public Address billTo() {
        return billTo;
    }
}
