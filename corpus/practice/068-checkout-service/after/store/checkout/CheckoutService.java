package store.checkout;

import java.util.ArrayList;
import java.util.List;

public class CheckoutService {

    private final StockClient stock;
    private final PaymentGateway payments;
    private final Mailer mailer;
    private int lostMails;

    public CheckoutService(StockClient stock, PaymentGateway payments, Mailer mailer) {
        this.stock = stock;
        this.payments = payments;
        this.mailer = mailer;
    }

    /** Returns the receipt, or null when goods or money are missing. */
    public String checkout(String customer, List<CartLine> cart) {
        if (customer == null || customer.isBlank()) {
            throw new IllegalArgumentException("customer");
        }
        List<CartLine> lines = new ArrayList<>(cart);
        long total = validatedTotal(lines);
        Reservation reservation = new Reservation(stock);
        String receipt = null;
        try {
            if (reservation.takeAll(lines)) {
                receipt = payments.charge(customer, total);
            }
        } catch (RuntimeException e) {
            reservation.undo();
            throw e;
        }
        if (receipt == null) {
            reservation.undo();
            return null;
        }
        sendReceipt(customer, receipt);
        return receipt;
    }

    private static long validatedTotal(List<CartLine> lines) {
        if (lines.isEmpty()) {
            throw new IllegalArgumentException("empty cart");
        }
        long total = 0;
        for (CartLine line : lines) {
            if (line.quantity() <= 0) {
                throw new IllegalArgumentException("quantity");
            }
            total += line.quantity() * line.unitCents();
        }
        return total;
    }

    private void sendReceipt(String customer, String receipt) {
        try {
            mailer.send(customer, "Receipt " + receipt);
        } catch (RuntimeException e) {
            lostMails++;
        }
    }

    public int lostMails() {
        return lostMails;
    }
}
