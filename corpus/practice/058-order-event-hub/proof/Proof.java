import shop.events.*;

public class Proof {
    public static void main(String[] args) {
        OrderEventHub hub = new OrderEventHub();
        hub.on(OrderEvent.class, e -> System.out.println("audit " + e.orderId()));
        hub.on(OrderEvent.Placed.class, e -> System.out.println("placed " + e.orderId()));
        hub.fire(new OrderEvent.Placed("7"));
        hub.fire(new OrderEvent.Cancelled("7"));
        System.out.println("end");
    }
}
