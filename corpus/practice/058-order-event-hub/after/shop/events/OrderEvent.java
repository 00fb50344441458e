package shop.events;

public abstract class OrderEvent {

    private final String orderId;

    protected OrderEvent(String orderId) {
        this.orderId = orderId;
    }

    public String orderId() {
        return orderId;
    }

    public static final class Placed extends OrderEvent {
        public Placed(String orderId) {
            super(orderId);
        }
    }

    public static final class Cancelled extends OrderEvent {
        public Cancelled(String orderId) {
            super(orderId);
        }
    }
}
