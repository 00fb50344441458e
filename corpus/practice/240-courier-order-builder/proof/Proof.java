import com.courio.orders.CourierOrder;

public class Proof {
    public static void main(String[] args) {
        CourierOrder order = CourierOrder.forCustomer("Lund & Co").express(true).insured(false).grams(1200).build();
        CourierOrder copy = order.toBuilder().grams(300).build();
        System.out.println(order + " " + order.priceCents());
        System.out.println(copy + " " + copy.priceCents());
        System.out.println(CourierOrder.forCustomer("X").build().toBuilder().build());
    }
}
