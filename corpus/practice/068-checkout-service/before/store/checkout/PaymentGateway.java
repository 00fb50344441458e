package store.checkout;

public interface PaymentGateway {
    /** Returns a receipt number, or null when the payment is refused. */
    String charge(String customer, long cents);
}
