package ids.typed;

public final class OrderId extends Id {
    public OrderId(int value) {
        super("order-", value);
    }
}
